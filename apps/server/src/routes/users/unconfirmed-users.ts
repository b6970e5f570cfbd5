import { confirmUser, listUnconfirmed as listEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store, StoreTransaction } from '../../db/database.ts';
import { removeUser } from '../../db/repositories/remove-user.ts';
import {
  confirm,
  isReplaceable,
  listUnconfirmed,
  lockReplaceable,
  waitsForGuardian,
} from '../../db/repositories/unconfirmed-users.ts';
import { findUser } from '../../db/repositories/users.ts';
import { type Audit, auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/**
 * GET /registro/sin-confirmar and POST /auth/users/{id}/confirmar (R3); confirming twice changes nothing. A minor's own
 * registration waits for a guardian and the consent to an account.
 */
export function unconfirmedUsersRoutes(app: FastifyInstance, context: Context): void {
  route(app, listEndpoint, { handle: () => listUnconfirmed(context.store) });
  route(app, confirmUser, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      const year = await churchYear(context.content, context.clock());
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const user = orNotFound(await findUser(transaction, id), 'user_not_found');
        if (await waitsForGuardian(transaction, id, year)) throw new Problem('guardian_missing');
        if (!(await confirm(transaction, id, nowMs))) return;
        const { username, nombre, apellido, codigo } = user;
        const after = { username, nombre, apellido, codigo };
        await audit({ action: 'user_confirmed', entity: 'user', entityId: id, after });
      });
      return { message: 'Registro confirmado.' };
    },
  });
}

/**
 * The account to delete so that its number is free, at an administrator's choice (R3).
 * @param asked - the account named in the call.
 * @param codigo - the number that is needed.
 * @param editedId - the account that is being edited, which cannot replace itself.
 * @returns its id; null where none was named, or it is not an unconfirmed registration with that number: then the
 * number is taken, as from any other account.
 */
export async function accountToReplace(
  store: Store,
  asked: number | undefined,
  codigo: string,
  editedId: number | null = null,
): Promise<number | null> {
  if (asked === undefined || asked === editedId) return null;
  return (await isReplaceable(store, asked, codigo)) ? asked : null;
}

/**
 * Deletes the account with the number, in the transaction that gives the number to another account. One that was
 * confirmed in the meantime stays, and the database refuses the write.
 */
export async function replaceAccount(
  transaction: StoreTransaction,
  id: number | null,
  codigo: string,
  nowMs: number,
  audit: Audit,
): Promise<void> {
  if (id === null || !(await lockReplaceable(transaction, id, codigo, nowMs))) return;
  await removeUser(transaction, { id, role: 'USER', origin: 'public' }, audit, nowMs, null);
}
