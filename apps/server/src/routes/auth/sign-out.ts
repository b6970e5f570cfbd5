import { signOut } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { deleteOwnPhone } from '../../db/repositories/own-phones.ts';
import { endToken } from '../../db/repositories/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isHttps } from '../../http/own-pages.ts';
import { route } from '../../http/route.ts';
import { phoneCookies } from '../../security/own-phone-cookie.ts';
import { TOKEN_LIFETIME_MS } from '../../security/tokens.ts';

/**
 * POST /auth/salir: ends the token that it is called with, and the phone that it belongs to (R57); the account's other
 * sessions stay (R6).
 */
export function signOutRoute(app: FastifyInstance, { store, clock, publicUrl }: Context): void {
  route(app, signOut, {
    // Also for somebody who has not changed a one-time password.
    allowsOneTimePassword: true,
    async handle({ account, reply }) {
      const untilMs = clock() + TOKEN_LIFETIME_MS;
      await inTransaction(store, async (transaction) => {
        await endToken(transaction, account.jti, untilMs);
        if (account.phoneId !== null) await deleteOwnPhone(transaction, account.id, account.phoneId);
      });
      if (account.phoneId !== null) reply.header('set-cookie', phoneCookies(null, isHttps(publicUrl)));
      return { message: 'Sesión cerrada.' };
    },
  });
}
