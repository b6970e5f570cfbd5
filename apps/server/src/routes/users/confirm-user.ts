import { confirmUser, listUnconfirmed as listEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { confirm, listUnconfirmed } from '../../db/repositories/unconfirmed-users.ts';
import { findUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../http/route.ts';
import { existingUser } from './existing-user.ts';

/** GET /registro/sin-confirmar and POST /auth/users/{id}/confirmar (R3); confirming twice changes nothing. */
export function confirmUserRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, { signedIn: true, handle: () => listUnconfirmed(store) });
  route(app, confirmUser, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const { username, nombre, apellido, codigo } = existingUser(await findUser(transaction, id));
        const nowMs = clock();
        if (!(await confirm(transaction, id, nowMs))) return;
        await writeAudit(transaction, {
          atMs: nowMs,
          actor: account,
          action: 'user_confirmed',
          entity: 'user',
          entityId: id,
          subjectId: id,
          after: { username, nombre, apellido, codigo },
          requestId: request.id,
        });
      });
      return { message: 'Registro confirmado.' };
    },
  });
}
