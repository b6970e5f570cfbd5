import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { accountOfToken } from '../../db/repositories/sessions.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';

export type GuardOptions = Pick<Context, 'store' | 'tokens' | 'clock' | 'trail'>;

/**
 * Authenticates and authorises before the body is read, by the route's own policy (R7). Every request
 * reads the account: a token dies once its person is deleted, demoted or has a new password.
 */
export const guard = fp<GuardOptions>(
  async (app: FastifyInstance, options) => {
    app.decorateRequest('account', null);
    app.addHook('onRoute', ({ url, config }) => {
      if (config?.access === undefined) throw new Error(`route ${url} declares no access policy`);
    });
    app.addHook('onRequest', async (request) => {
      const { access = 'ADMIN', allowsOneTimePassword = false } = request.routeOptions.config;
      if (request.is404 || access === 'public') return;
      const header = request.headers.authorization;
      if (header === undefined || header === '') {
        if (access === 'optional') return;
        throw new Problem('token_missing');
      }
      const account = await accountOf(header, options);
      request.account = account;
      if (access === 'ADMIN' && account.role !== 'ADMIN') {
        options.trail.accessRefused(account, callOf(request));
        throw new Problem('forbidden');
      }
      if (account.passwordKind === 'one_time' && !allowsOneTimePassword) {
        throw new Problem('password_change_required');
      }
    });
  },
  { name: 'guard' },
);

/** Method and route of a call, as the log names it (R30). */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

/** The account of an `Authorization` header. @throws Problem - 401 where there is none. */
export async function accountOf(
  header: string,
  { store, tokens, clock }: Omit<GuardOptions, 'trail'>,
): Promise<Account> {
  const token = /^Bearer +([^\s]+) *$/i.exec(header)?.[1];
  if (token === undefined) throw new Problem('token_invalid');
  const claims = tokens.read(token, clock());
  if (claims === 'expired') throw new Problem('token_expired');
  if (claims === 'invalid') throw new Problem('token_invalid');
  const account = await accountOfToken(store, claims.id, claims.jti);
  if (account === null || account.version !== claims.version) throw new Problem('token_invalid');
  return { ...account, jti: claims.jti };
}

/** The caller of a route behind sign-in. */
export function requireAccount(request: FastifyRequest): Account {
  if (request.account === null) throw new Problem('token_missing');
  return request.account;
}
