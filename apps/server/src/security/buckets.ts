import { createHmac } from 'node:crypto';

/** Names the counters of the limits without an address or a person's name in them (docs/rules.md#data). */
export type Buckets = (kind: string, ...key: readonly string[]) => string;

/** @param secret - the installation's key. */
export function bucketsOf(secret: string): Buckets {
  const key = createHmac('sha256', secret).update('limits').digest();
  return (kind, ...parts) =>
    createHmac('sha256', key)
      .update([kind, ...parts].join('\0'))
      .digest('base64url');
}
