import { withdraw } from '../content/site-photos.ts';
import type { Store, StoreTransaction } from '../db/database.ts';
import { shellSource, writeAudit } from '../db/repositories/audit.ts';
import { repeatWithdrawal } from '../db/repositories/consents.ts';
import { addErasures, type Erasure } from '../db/repositories/erasures.ts';
import { repeatFactorRemoval } from '../db/repositories/factors.ts';
import { repeatMinorErasure } from '../db/repositories/minors.ts';
import { removeUser } from '../db/repositories/remove-user.ts';
import { findUser } from '../db/repositories/users.ts';
import { inTransaction } from '../db/transaction.ts';

/** What came of repeating erasures. */
export interface RepeatedErasures {
  readonly people: number;
  readonly photos: number;
  /** The only administrator of the copy, who was erased later and is kept, as a restore needs an account. Null for none. */
  readonly keptAdministrator: string | null;
}

/**
 * Repeats in a restored database what was erased after its copy was made (R49).
 * @param nowMs - UTC milliseconds.
 */
export async function applyErasures(
  store: Store,
  erasures: readonly Erasure[],
  nowMs: number,
): Promise<RepeatedErasures> {
  return inTransaction(store, async (transaction) => {
    let people = 0;
    let photos = 0;
    let keptAdministrator: string | null = null;
    for (const { kind, ref, at_ms } of erasures) {
      if (kind === 'photo') {
        if (!(await withdraw(transaction, ref))) continue;
        photos += 1;
        await writeAudit(transaction, shellSource(nowMs), { action: 'photo_withdrawn', entity: 'photo' });
      } else if (kind === 'factor') {
        await repeatFactorRemoval(transaction, ref);
      } else if (kind === 'consent') {
        await repeatWithdrawal(transaction, ref, at_ms);
      } else if (kind === 'minor') {
        // In UTC the year may turn some hours early or late; people noted as minors stay minors while no year is recorded.
        await repeatMinorErasure(transaction, ref, new Date(nowMs).getUTCFullYear());
      } else {
        const user = await findUser(transaction, Number(ref));
        if (user === null || user === undefined) continue;
        if (user.role === 'ADMIN' && (await administrators(transaction)) === 1) {
          keptAdministrator = user.username;
          continue;
        }
        const audit = (change: Parameters<typeof writeAudit>[2]) =>
          writeAudit(transaction, shellSource(nowMs), change);
        await removeUser(transaction, user, audit, nowMs);
        people += 1;
      }
    }
    // The next list has them too.
    await addErasures(transaction, erasures);
    return { people, photos, keptAdministrator };
  });
}

async function administrators(transaction: StoreTransaction): Promise<number> {
  const rows = await transaction.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
  return rows.length;
}

/** The highest id of a person that was given out, as far as erasures tell: it is never given again (R7). */
export function highestErasedUser(erasures: readonly Erasure[]): number {
  return Math.max(0, ...erasures.filter(({ kind }) => kind === 'user').map(({ ref }) => Number(ref)));
}
