import { closeSessions, resetPassword } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { endSessions, ONE_TIME_MS, setPassword } from '../../db/repositories/sessions.ts';
import { type Credentials, credentialsById } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { isNumber } from '../../security/passwords.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { existingUser } from './existing-user.ts';

/** POST /auth/users/{id}/restablecer and /cerrar-sesiones (R5, R6). */
export function userSessionsRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, passwords } = context;
  route(app, resetPassword, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id }, body: { clave, claveActual }, account, request }) {
      const user = existingUser(await credentialsById(store, id));
      await confirmIfOtherAdmin(context, account, user, claveActual, request);
      if (isNumber(clave, user.codigo)) {
        const message = 'La contraseña de un solo uso no puede ser el número de membresía.';
        throw new Problem('weak_password', { message, errors: { clave: message } });
      }
      const hash = await passwords.hash(clave, 'one_time');
      const nowMs = clock();
      await inTransaction(store, async (transaction) => {
        existingUser(await credentialsById(transaction, id));
        await setPassword(transaction, id, { hash, kind: 'one_time', expiresMs: nowMs + ONE_TIME_MS, nowMs });
        await writeAudit(transaction, about(id, 'password_reset', account, nowMs, request));
      });
      return { message: 'Contraseña de un solo uso guardada. Vale 72 horas.' };
    },
  });
  route(app, closeSessions, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id }, body, account, request }) {
      if (account.role !== 'ADMIN' && account.id !== id) throw new Problem('forbidden');
      const user = existingUser(await credentialsById(store, id));
      await confirmIfOtherAdmin(context, account, user, body?.claveActual, request);
      await inTransaction(store, async (transaction) => {
        existingUser(await credentialsById(transaction, id));
        await endSessions(transaction, id);
        await writeAudit(transaction, about(id, 'sessions_closed', account, clock(), request));
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
  const caller = existingUser(await credentialsById(context.store, account.id));
  await confirmPassword(context, caller, password, request);
}

function about(
  id: number,
  action: 'password_reset' | 'sessions_closed',
  actor: Account,
  atMs: number,
  { id: requestId }: FastifyRequest,
) {
  return { atMs, actor, action, entity: 'user', entityId: id, subjectId: id, requestId } as const;
}
