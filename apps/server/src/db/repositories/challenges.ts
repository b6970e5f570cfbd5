import { createHash } from 'node:crypto';
import type { Store, StoreTransaction } from '../database.ts';
import type { ChallengePurpose, ChallengesTable } from '../schema-sign-in.ts';

/** How long a challenge is good, in milliseconds (R45). */
export const CHALLENGE_MS: number = 300_000;

/** Bond of a challenge. */
export interface ChallengeBond {
  readonly userId: number;
  readonly purpose: ChallengePurpose;
  /** Token version of the account. */
  readonly version: number;
  /** Id of the session's token; empty for a sign-in. */
  readonly jti: string;
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Notes a challenge, and deletes those that have run out. @param secret - of an app that is being added, sealed. */
export async function insertChallenge(
  store: Store,
  challenge: string,
  { userId, purpose, version, jti }: ChallengeBond,
  nowMs: number,
  secret: string | null = null,
): Promise<void> {
  await deleteExpiredChallenges(store, nowMs);
  const row: ChallengesTable = {
    ...{ hash: hashOf(challenge), user_id: userId, purpose },
    ...{ ver: version, jti, secret, issued_ms: nowMs },
  };
  await store.insertInto('challenges').values(row).execute();
}

/** A challenge for a purpose that is good now; null for any other. */
export async function readChallenge(
  store: Store,
  challenge: string,
  purpose: ChallengePurpose,
  nowMs: number,
) {
  const row = await store
    .selectFrom('challenges')
    .select(['user_id as userId', 'ver as version', 'jti', 'secret', 'issued_ms as issuedMs'])
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const isGood = row !== undefined && row.issuedMs <= nowMs && nowMs - row.issuedMs < CHALLENGE_MS;
  return isGood ? row : null;
}

/** Uses a challenge up: of simultaneous uses one succeeds. */
export async function spendChallenge(transaction: StoreTransaction, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(challenge))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes challenges that have run out. @param nowMs - UTC milliseconds. */
export async function deleteExpiredChallenges(store: Store, nowMs: number): Promise<void> {
  await store
    .deleteFrom('challenges')
    .where('issued_ms', '<=', nowMs - CHALLENGE_MS)
    .execute();
}
