export { queryKeys } from './query-keys.ts';
