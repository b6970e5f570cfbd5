export { DeletionRequests, useDeletionRequests } from './deletion-requests.tsx';
