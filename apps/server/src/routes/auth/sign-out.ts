import { signOut } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { endToken } from '../../db/repositories/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../http/route.ts';
import { TOKEN_LIFETIME_MS } from '../../security/tokens.ts';

/** POST /auth/salir: ends the token that it is called with; the account's other sessions stay (R6). */
export function signOutRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, signOut, {
    // Also for somebody who has not changed a one-time password.
    allowsOneTimePassword: true,
    async handle({ account }) {
      const untilMs = clock() + TOKEN_LIFETIME_MS;
      await inTransaction(store, (transaction) => endToken(transaction, account.jti, untilMs));
      return { message: 'Sesión cerrada.' };
    },
  });
}
