import type { Store, StoreTransaction } from '../database.ts';
import type { ErasuresTable } from '../schema.ts';

/** Something that was erased for good. */
export type Erasure = Readonly<ErasuresTable>;

/**
 * Notes in the transaction of an erasure that it must be repeated after an older copy is restored (R49).
 * @param ref - id of the person or the picture.
 * @param atMs - UTC milliseconds.
 */
export async function recordErasure(
  transaction: StoreTransaction,
  kind: ErasuresTable['kind'],
  ref: string,
  atMs: number,
): Promise<void> {
  await addErasures(transaction, [{ kind, ref, at_ms: atMs }]);
}

/** Adds those that are not there yet. */
export async function addErasures(store: Store, erasures: readonly Erasure[]): Promise<void> {
  for (const erasure of erasures) {
    await store
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
      .execute();
  }
}
