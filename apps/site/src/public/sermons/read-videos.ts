export { readVideos } from '@ministerio/contract/client';
