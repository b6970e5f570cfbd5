export { DeletionRequests } from './deletion-requests.tsx';
export {
  DeletionRequests as DeletionRequestsView,
  type DeletionRequestsProps,
} from './view/deletion-requests.tsx';
