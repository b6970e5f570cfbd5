import { closeSessions, resetPassword } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { endSessions, ONE_TIME_MS, setPassword } from '../../db/repositories/sessions.ts';
import { type Credentials, credentialsById } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { isNumber } from '../../security/passwords.ts';
import { confirmPassword } from '../auth/confirm-password.ts';

/** POST /auth/users/{id}/restablecer and /cerrar-sesiones (R5, R6). */
export function userSessionsRoutes(app: FastifyInstance, context: Context): void {
  const { store, passwords } = context;
  route(app, resetPassword, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, body: { clave, claveActual }, account, request }) {
      const user = orNotFound(await credentialsById(store, id), 'user_not_found');
      await confirmIfOtherAdmin(context, account, user, claveActual, request);
      if (isNumber(clave, user.codigo)) {
        const message = 'La contraseña de un solo uso no puede ser el número de membresía.';
        throw fieldProblem('weak_password', 'clave', message);
      }
      const hash = await passwords.hash(clave, 'one_time');
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        orNotFound(await credentialsById(transaction, id), 'user_not_found');
        await setPassword(transaction, id, { hash, kind: 'one_time', expiresMs: nowMs + ONE_TIME_MS, nowMs });
        await audit({ action: 'password_reset', entity: 'user', entityId: id });
      });
      return { message: 'Contraseña de un solo uso guardada. Vale 72 horas.' };
    },
  });
  route(app, closeSessions, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, body, account, request }) {
      if (account.role !== 'ADMIN' && account.id !== id) throw new Problem('forbidden');
      const user = orNotFound(await credentialsById(store, id), 'user_not_found');
      await confirmIfOtherAdmin(context, account, user, body?.claveActual, request);
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        orNotFound(await credentialsById(transaction, id), 'user_not_found');
        await endSessions(transaction, id);
        await audit({ action: 'sessions_closed', entity: 'user', entityId: id });
      });
      return { message: 'Se cerraron todas las sesiones.' };
    },
  });
}

/** A stolen session must not shut the other administrators out (R5). */
async function confirmIfOtherAdmin(
  context: Context,
  account: Account,
  user: Credentials,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (user.role !== 'ADMIN' || user.id === account.id) return;
  const caller = orNotFound(await credentialsById(context.store, account.id), 'user_not_found');
  await confirmPassword(context, caller, password, request);
}
