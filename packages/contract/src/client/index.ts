export type { ApiErrorDetails, ApiFailure } from './api-error.ts';
export { ApiError } from './api-error.ts';
export type { CallArguments, Client, ClientOptions, Confirmations, Reasons } from './client.ts';
export { createClient } from './client.ts';
export { type ReadVideo, readVideos } from './read-videos.ts';
