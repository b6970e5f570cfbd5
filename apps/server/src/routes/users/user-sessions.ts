import { closeSessions, resetPassword } from '@ministerio/contract';
import { isNumber } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { endSessions, ONE_TIME_MS, setPassword } from '../../db/repositories/sessions.ts';
import { credentialsById } from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { confirmCaller } from '../auth/confirm-identity.ts';

/**
 * POST /auth/users/{id}/restablecer and /cerrar-sesiones (R5, R6). A stolen session must neither take an account over nor
 * shut the other administrators out (R47).
 */
export function userSessionsRoutes(app: FastifyInstance, context: Context): void {
  const { store, passwords } = context;
  route(app, resetPassword, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, body: { clave, claveActual }, account, request }) {
      const user = orNotFound(await credentialsById(store, id), 'user_not_found');
      await confirmCaller(context, account, claveActual, request);
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
      if (account.role !== 'ADMIN' && account.id !== id) {
        context.trail.accessRefused(account, `${closeSessions.method} /api${closeSessions.path}`);
        throw new Problem('forbidden');
      }
      const user = orNotFound(await credentialsById(store, id), 'user_not_found');
      const isOtherAdmin = user.role === 'ADMIN' && user.id !== account.id;
      if (isOtherAdmin) await confirmCaller(context, account, body?.claveActual, request);
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        orNotFound(await credentialsById(transaction, id), 'user_not_found');
        await endSessions(transaction, id);
        await audit({ action: 'sessions_closed', entity: 'user', entityId: id });
      });
      return { message: 'Se cerraron todas las sesiones.' };
    },
  });
}
