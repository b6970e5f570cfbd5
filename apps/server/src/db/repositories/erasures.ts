import type { Store, StoreTransaction } from '../database.ts';
import type { ErasuresTable } from '../schema.ts';

/** Something that was erased for good. */
export type Erasure = Readonly<ErasuresTable>;

/**
 * Notes in the transaction of an erasure that it must be repeated after an older copy is restored (R49).
 * @param ref - id of the person or the picture.
 * @param atMs - UTC milliseconds.
 * @param more - by which account, and when the person had asked for it. @default nothing is known
 */
export async function recordErasure(
  transaction: StoreTransaction,
  kind: ErasuresTable['kind'],
  ref: string,
  atMs: number,
  more: Partial<Pick<Erasure, 'by' | 'requested_ms'>> = {},
): Promise<void> {
  await addErasures(transaction, [{ kind, ref, at_ms: atMs, by: null, requested_ms: null, ...more }]);
}

/** Adds erasures, or writes them over those of the same thing. */
export async function addErasures(store: Store, erasures: readonly Erasure[]): Promise<void> {
  for (const erasure of erasures) {
    await store
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.columns(['kind', 'ref']).doUpdateSet(erasure))
      .execute();
  }
}
