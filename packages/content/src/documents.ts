import type { ContentDocuments } from '@ministerio/contract';
import church from './church.json' with { type: 'json' };

/**
 * The content of the build: version 0 of each document, until an administrator publishes another. The check of the
 * content reads it by the contract's rules. Ministries of schedules are found by name, so no category is named.
 */
export const defaultDocuments = church as unknown as ContentDocuments;
