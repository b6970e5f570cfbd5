import { confirmUser, listUnconfirmed as listEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { confirm, listUnconfirmed } from '../../db/repositories/unconfirmed-users.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /registro/sin-confirmar and POST /auth/users/{id}/confirmar (R3); confirming twice changes nothing. */
export function confirmUserRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, { handle: () => listUnconfirmed(store) });
  route(app, confirmUser, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const { username, nombre, apellido, codigo } = orNotFound(
          await findUser(transaction, id),
          'user_not_found',
        );
        const nowMs = clock();
        if (!(await confirm(transaction, id, nowMs))) return;
        await auditOf(
          request,
          account,
          nowMs,
        )(transaction, {
          action: 'user_confirmed',
          entity: 'user',
          entityId: id,
          after: { username, nombre, apellido, codigo },
        });
      });
      return { message: 'Registro confirmado.' };
    },
  });
}
