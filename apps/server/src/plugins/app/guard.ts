import { DOOR_LATE_MS } from '@ministerio/contract/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { type DoorPhoneRow, phoneOf } from '../../db/repositories/door-phones.ts';
import { accountOfToken } from '../../db/repositories/sessions.ts';
import type { Account } from '../../http/account.ts';
import { isFromOwnPage, mayHaveCookies } from '../../http/own-pages.ts';
import { Problem } from '../../http/problem.ts';
import { doorCredential } from '../../security/door-codes.ts';

export type GuardOptions = Pick<Context, 'store' | 'tokens' | 'clock' | 'trail' | 'publicUrl'>;

/**
 * Authenticates and authorises before the body is read, by the route's own policy (R7). Every request
 * reads the account: a token dies once its person is deleted, demoted or has a new password.
 */
export const guard = fp<GuardOptions>(
  async (app: FastifyInstance, options) => {
    app.decorateRequest('account', null);
    app.decorateRequest('phone', null);
    app.addHook('onRoute', ({ url, config }) => {
      if (config?.access === undefined) throw new Error(`route ${url} declares no access policy`);
    });
    app.addHook('onRequest', async (request) => {
      const config = request.routeOptions.config;
      const { access = 'ADMIN', allowsOneTimePassword = false, door = false } = config;
      if (request.is404) return;
      const hasHeader = !door || request.headers['x-puerta'] === '1';
      if (access === 'public') {
        if (!hasHeader) throw new Problem('cross_site', { message: FROM_ELSEWHERE });
        return;
      }
      const header = request.headers.authorization;
      if (header === undefined || header === '') {
        if (access === 'optional') return;
        if (access !== 'door') throw new Problem('token_missing');
        request.phone = await phoneOfCookie(request, options);
        return;
      }
      // A request with a token is judged by it alone, whatever cookie comes with it (R54).
      const account = await accountOf(header, options);
      request.account = account;
      if ((access === 'ADMIN' || access === 'door') && account.role !== 'ADMIN') {
        options.trail.accessRefused(account, callOf(request));
        throw new Problem('forbidden');
      }
      if (account.passwordKind === 'one_time' && !allowsOneTimePassword) {
        throw new Problem('password_change_required');
      }
      if (!hasHeader) throw new Problem('cross_site', { message: FROM_ELSEWHERE });
    });
  },
  { name: 'guard' },
);

const FROM_ELSEWHERE = 'Esta llamada es de la puerta: ábrela desde la página del sitio.';

/**
 * The phone of a request's cookie, which counts only from our own page (R54).
 * @throws Problem - 401 `phone_missing`, `phone_removed` or `phone_ended`; 403 `phone_unconfirmed`.
 */
async function phoneOfCookie(
  request: FastifyRequest,
  { store, clock, publicUrl }: GuardOptions,
): Promise<DoorPhoneRow> {
  const { headers, routeOptions } = request;
  const counts =
    headers['x-puerta'] === '1' && mayHaveCookies(request, publicUrl) && isFromOwnPage(request, publicUrl);
  const credential = counts ? doorCredential(headers.cookie) : null;
  const phone = credential === null ? null : await phoneOf(store, credential);
  if (phone === null) throw new Problem('phone_missing');
  if (phone.removedMs !== null) throw new Problem('phone_removed');
  const endsMs = phone.endsMs + (routeOptions.config.afterEnd ? DOOR_LATE_MS : 0);
  if (clock() >= endsMs) throw new Problem('phone_ended');
  if (phone.confirmedMs === null) throw new Problem('phone_unconfirmed');
  return phone;
}

/** Method and route of a call, as the log names it (R30). */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

/** The account of an `Authorization` header. @throws Problem - 401 where there is none. */
export async function accountOf(
  header: string,
  { store, tokens, clock }: Pick<GuardOptions, 'store' | 'tokens' | 'clock'>,
): Promise<Account> {
  const token = /^Bearer +([^\s]+) *$/i.exec(header)?.[1];
  if (token === undefined) throw new Problem('token_invalid');
  const claims = tokens.read(token, clock());
  if (claims === 'expired') throw new Problem('token_expired');
  if (claims === 'invalid') throw new Problem('token_invalid');
  const { id, jti, phoneId, byPhone, issuedMs } = claims;
  const account = await accountOfToken(store, { id, jti, phoneId: phoneId ?? 0 });
  if (account === null || account.version !== claims.version) throw new Problem('token_invalid');
  return { ...account, jti, phoneId, byPhone, issuedMs };
}

/** The caller of a route behind sign-in. */
export function requireAccount(request: FastifyRequest): Account {
  if (request.account === null) throw new Problem('token_missing');
  return request.account;
}
