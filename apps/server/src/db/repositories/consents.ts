import type { ConsentKind, ConsentWay } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { recordErasure } from './erasures.ts';

/** Consents of a person with who recorded them, the newest first. */
export function consentsOf(store: Store, userId: number) {
  return store
    .selectFrom('consents as c')
    .leftJoin('users as u', 'u.id', 'c.recorded_by')
    .select(['c.id', 'c.kind', 'c.way', 'u.username as by'])
    .select(['c.recorded_ms as recordedMs', 'c.withdrawn_ms as withdrawnMs'])
    .where('c.user_id', '=', userId)
    .orderBy('c.recorded_ms', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

/** A consent as it is read. */
export type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number];

/** How a kind of consent holds now; null for not. */
export function heldWay(consents: readonly ConsentRow[], kind: ConsentKind): ConsentWay | null {
  return consents.find((consent) => consent.kind === kind && consent.withdrawnMs === null)?.way ?? null;
}

/** How each consent is to hold; null for not. */
export type WantedConsents = Readonly<Record<ConsentKind, ConsentWay | null>>;

/** Recorder and time of a record. */
export interface Recording {
  /** An administrator's id. */
  readonly recordedBy: number;
  readonly nowMs: number;
}

/** Withdraws what no longer holds and records what is new. */
export async function writeConsents(
  transaction: StoreTransaction,
  userId: number,
  before: readonly ConsentRow[],
  wanted: WantedConsents,
  { recordedBy, nowMs }: Recording,
): Promise<void> {
  for (const [kind, way] of Object.entries(wanted) as [ConsentKind, ConsentWay | null][]) {
    if (heldWay(before, kind) === way) continue;
    const withdrawn = await transaction
      .updateTable('consents')
      .set({ withdrawn_ms: nowMs })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('withdrawn_ms', 'is', null)
      .returning('recorded_ms')
      .execute();
    for (const { recorded_ms } of withdrawn) {
      await recordErasure(transaction, 'consent', `${userId}@${recorded_ms}@${kind}`, nowMs);
    }
    if (way === null) continue;
    await transaction
      .insertInto('consents')
      .values({
        user_id: userId,
        kind,
        way,
        recorded_by: recordedBy,
        recorded_ms: nowMs,
        withdrawn_ms: null,
      })
      .execute();
  }
}

/** Withdraws in a restored database a consent that was withdrawn after its copy was made. @param ref - of its erasure */
export async function repeatWithdrawal(
  transaction: StoreTransaction,
  ref: string,
  withdrawnMs: number,
): Promise<void> {
  const [user, recorded, kind] = ref.split('@');
  await transaction
    .updateTable('consents')
    .set({ withdrawn_ms: withdrawnMs })
    .where('user_id', '=', Number(user))
    .where('recorded_ms', '=', Number(recorded))
    .where('kind', '=', kind as ConsentKind)
    .where('withdrawn_ms', 'is', null)
    .execute();
}
