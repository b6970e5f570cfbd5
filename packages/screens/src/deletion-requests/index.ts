export { DeletionRequests } from './deletion-requests.tsx';
