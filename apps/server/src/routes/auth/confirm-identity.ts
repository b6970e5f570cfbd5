import { confirmIdentity } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { insertConfirmation, isConfirmed } from '../../db/repositories/confirmations.ts';
import { hasFactor } from '../../db/repositories/factors.ts';
import { credentialsById } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { secretHash } from '../../random.ts';
import { confirmPassword } from './confirm-password.ts';
import { proveFactor } from './prove-factor.ts';

const RANDOM_BYTES = 32;

/** POST /auth/me/confirmar: what the page sends as `X-Confirmacion` for five minutes (R46), by password or second factor (R45). */
export function confirmIdentityRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, random } = context;
  route(app, confirmIdentity, {
    // A one-time password is changed with a second factor at hand (R45).
    allowsOneTimePassword: true,
    async handle({ account, body, request }) {
      if ('reto' in body) {
        await proveFactor(context, { purpose: 'confirm', account }, body, request);
      } else {
        if (account.passwordKind === 'one_time') throw new Problem('password_change_required');
        const user = await credentialsById(store, account.id);
        if (user === null) throw new Problem('token_invalid');
        if (await hasFactor(store, account.id)) throw new Problem('factor_required');
        await confirmPassword(context, user, body.clave, request, 'clave');
      }
      const confirmacion = random.text(RANDOM_BYTES);
      await insertConfirmation(store, { ...sessionOf(account, confirmacion), issued_ms: clock() });
      return { confirmacion };
    },
  });
}

/**
 * Makes sure that the caller's person confirmed in the last five minutes, in this very session (R46, R47).
 * @param store - the transaction of the change.
 * @param nowMs - UTC milliseconds.
 * @param message - why it is asked for. @default that of the error
 * @throws Problem - 403 `confirmation_required`.
 */
export async function requireConfirmation(
  store: Store,
  account: Account,
  { headers }: Pick<FastifyRequest, 'headers'>,
  nowMs: number,
  message?: string,
): Promise<void> {
  const sent = headers['x-confirmacion'];
  const isGood = typeof sent === 'string' && (await isConfirmed(store, sessionOf(account, sent), nowMs));
  if (!isGood) throw new Problem('confirmation_required', message === undefined ? {} : { message });
}

/**
 * Makes sure that a password was typed for the call: a token from a phone’s cookie needs a fresh confirmation (R58).
 * @throws Problem - 403 `confirmation_required`.
 */
export async function requirePassword(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  account: Account,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  if (account.byPhone) await requireConfirmation(store, account, request, clock());
}

/**
 * Makes sure that the caller's person is there, by the password in the call's body where it has one and the account has
 * no second factor (R45), else by a fresh confirmation (R5, R47).
 * @throws Problem - 403 `wrong_current_password` or `confirmation_required`, 429.
 */
export async function confirmCaller(
  context: Context,
  account: Account,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (password === undefined || (await hasFactor(context.store, account.id))) {
    return requireConfirmation(context.store, account, request, context.clock());
  }
  const caller = await credentialsById(context.store, account.id);
  if (caller === null) throw new Problem('token_invalid');
  await confirmPassword(context, caller, password, request);
}

function sessionOf({ id, version, jti }: Account, confirmation: string) {
  return { hash: secretHash(confirmation), user_id: id, ver: version, jti };
}
