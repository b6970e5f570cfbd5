import { deleteUserByPath, deleteUser as deleteUserEndpoint, type UserEntry } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { attendanceTotals } from '../../db/repositories/attendance.ts';
import { redactPerson } from '../../db/repositories/redact-audit.ts';
import { deleteUser, findUser } from '../../db/repositories/users.ts';
import { type Audit, auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { publicRoute } from '../../http/route-config.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** DELETE /{id} and /auth/users/{id}: deletes the person, the attendance, the memberships and the sessions (R38); an administrator with a confirmation (R47). */
export function deleteUserRoutes(app: FastifyInstance, context: Context): void {
  for (const endpoint of [deleteUserEndpoint, deleteUserByPath]) {
    route(app, endpoint, {
      notFoundCode: 'user_not_found',
      async handle({ params: { id }, account, request }) {
        await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
          const administrators = await lockAdministrators(transaction, context.database.kind);
          const user = orNotFound(await findUser(transaction, id), 'user_not_found');
          if (administrators.includes(id) && administrators.length === 1) throw new Problem('last_admin');
          if (user.role === 'ADMIN') await requireConfirmation(transaction, account, request, nowMs);
          await removeUser(transaction, user, audit);
        });
        await emptyLog(context.database);
        return { message: 'Usuario eliminado correctamente.' };
      },
    });
  }
  // Digits only reach the call above, so no other path under /api can be mistaken for a person (R24).
  app.delete('/:other', { config: publicRoute }, async () => {
    throw new Problem('user_not_found');
  });
}

/** Deletes a person with attendance, memberships and sessions, and redacts the person's values in the log (R38). */
export async function removeUser(
  transaction: StoreTransaction,
  { id, role }: Pick<UserEntry, 'id' | 'role'>,
  audit: Audit,
): Promise<void> {
  const { records, cents } = await attendanceTotals(transaction, id);
  await redactPerson(transaction, id);
  // The entry names no personal value: it keeps how much was deleted, not whose.
  await audit({
    action: 'user_deleted',
    entity: 'user',
    entityId: id,
    before: { role, asistencias: records, aportesCentavos: cents },
  });
  await deleteUser(transaction, id);
}
