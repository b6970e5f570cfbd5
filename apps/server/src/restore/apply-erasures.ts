import { church } from '@ministerio/content';
import type { ContentDocuments } from '@ministerio/contract';
import { withdraw } from '../content/site-photos.ts';
import { parseDocument } from '../content/stored-document.ts';
import { openBackup, tablesOf } from '../db/backup/inspect-backup.ts';
import type { Store, StoreTransaction } from '../db/database.ts';
import { shellSource, writeAudit } from '../db/repositories/audit.ts';
import { repeatWithdrawal } from '../db/repositories/consents.ts';
import { deletionRequestedMs } from '../db/repositories/deletion-requests.ts';
import { addErasures, type Erasure, recordErasure } from '../db/repositories/erasures.ts';
import { repeatFactorRemoval } from '../db/repositories/factors.ts';
import { repeatMinorErasure } from '../db/repositories/minors.ts';
import { removeUser } from '../db/repositories/remove-user.ts';
import { findUser } from '../db/repositories/users.ts';
import { inTransaction } from '../db/transaction.ts';

/** Result of repeating erasures. */
export interface RepeatedErasures {
  readonly people: number;
  readonly photos: number;
  /** The only administrator of the copy, who was erased later and is kept, as a restore needs an account. Null for none. */
  readonly keptAdministrator: string | null;
  /** People erased from the wanted minute on who are left; `asked`: they requested it after that minute. */
  readonly kept: readonly { readonly username: string; readonly asked: boolean }[];
}

/**
 * Repeats in a restored database what was erased after its copy was made (R49).
 * @param nowMs - UTC milliseconds.
 * @param keepAfterMs - people erased from then on are left, unless they had asked before; UTC milliseconds, null to leave none.
 */
export async function applyErasures(
  store: Store,
  erasures: readonly Erasure[],
  nowMs: number,
  keepAfterMs: number | null,
): Promise<RepeatedErasures> {
  const stands = standingIn(erasures);
  return inTransaction(store, async (transaction) => {
    let people = 0;
    let photos = 0;
    let keptAdministrator: string | null = null;
    const kept = new Map<number, { username: string; asked: boolean }>();
    for (const erasure of erasures) {
      const { kind, ref, at_ms } = erasure;
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
      } else if (kind === 'user' && stands(erasure)) {
        const user = await findUser(transaction, Number(ref));
        if (user === null) continue;
        if (keepAfterMs !== null && at_ms >= keepAfterMs) {
          // The copy's own request counts too: it may have been dismissed since.
          const requests = [erasure.requested_ms, await deletionRequestedMs(transaction, user.id)];
          if (!requests.some((ms) => ms !== null && ms < keepAfterMs)) {
            kept.set(user.id, { username: user.username, asked: requests.some((ms) => ms !== null) });
            continue;
          }
        }
        if (user.role === 'ADMIN' && (await administrators(transaction)) === 1) {
          keptAdministrator = user.username;
          continue;
        }
        const audit = (change: Parameters<typeof writeAudit>[2]) =>
          writeAudit(transaction, shellSource(nowMs), change);
        await removeUser(transaction, user, audit, nowMs, null);
        people += 1;
      }
    }
    // The next list has them too, with their own times.
    await addErasures(transaction, erasures);
    for (const id of kept.keys()) {
      await recordErasure(transaction, 'kept', String(id), nowMs);
      const change = { action: 'erasure_kept', entity: 'user', entityId: id } as const;
      await writeAudit(transaction, shellSource(nowMs), change);
    }
    return { people, photos, keptAdministrator, kept: [...kept.values()] };
  });
}

/** Whether a person's erasure is repeated: no restore after it left the person. */
function standingIn(erasures: readonly Erasure[]): (erasure: Erasure) => boolean {
  const left = erasures.filter(({ kind }) => kind === 'kept').map(({ ref, at_ms }) => [ref, at_ms] as const);
  const leftMs = new Map(left);
  return ({ kind, ref, at_ms }) => kind === 'user' && at_ms > (leftMs.get(ref) ?? Number.NEGATIVE_INFINITY);
}

/** A person of a copy whose erasure its restore would repeat. */
export interface ErasedPerson {
  /** UTC milliseconds. */
  readonly atMs: number;
  /** Username of the account that erased; null where the copy does not know it. */
  readonly by: string | null;
}

/**
 * Looks into a copy for people who were erased after it was made (R49).
 * @param file - a plain copy.
 * @returns them, the earliest erasure first, with the church's zone.
 */
export function erasedPeopleIn(
  file: string,
  erasures: readonly Erasure[],
): { readonly people: readonly ErasedPerson[]; readonly zone: string } {
  const copy = openBackup(file);
  try {
    const users = copy.prepare<[], { id: number; username: string }>('SELECT id, username FROM users').all();
    const names = new Map(users.map(({ id, username }) => [id, username]));
    const people = erasures
      .filter(standingIn(erasures))
      .filter(({ ref }) => names.has(Number(ref)))
      .map(({ at_ms, by }) => ({ atMs: at_ms, by: (by === null ? undefined : names.get(by)) ?? null }))
      .sort((one, other) => one.atMs - other.atMs);
    const sql = "SELECT value FROM content_versions WHERE key = 'datos' ORDER BY version DESC LIMIT 1";
    const json = tablesOf(copy).includes('content_versions') ? copy.prepare(sql).pluck().get() : undefined;
    const datos = parseDocument('datos', String(json)) as ContentDocuments['datos'] | undefined;
    return { people, zone: datos?.zona ?? church.timeZone };
  } finally {
    copy.close();
  }
}

async function administrators(transaction: StoreTransaction): Promise<number> {
  const rows = await transaction.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
  return rows.length;
}

/** The highest id of a person that was given out, as far as erasures tell: it is never given again (R7). */
export function highestErasedUser(erasures: readonly Erasure[]): number {
  return Math.max(0, ...erasures.filter(({ kind }) => kind === 'user').map(({ ref }) => Number(ref)));
}
