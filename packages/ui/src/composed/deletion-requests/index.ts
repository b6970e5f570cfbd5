export { DeletionRequests, type DeletionRequestsProps } from './deletion-requests.tsx';
