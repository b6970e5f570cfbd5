import { createHash } from 'node:crypto';

/**
 * Names a feed in the cache. The address itself may carry credentials and is not stored.
 * @param feedUrl - null for a church without a channel, whose sermons can only be sample data.
 */
export function feedKey(feedUrl: string | null): string {
  return createHash('sha256')
    .update(feedUrl ?? '')
    .digest('hex');
}
