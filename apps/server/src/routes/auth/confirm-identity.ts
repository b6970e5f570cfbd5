import { createHash } from 'node:crypto';
import { confirmIdentity } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { insertConfirmation, isConfirmed } from '../../db/repositories/confirmations.ts';
import { credentialsById } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { confirmPassword } from './confirm-password.ts';

const RANDOM_BYTES = 32;

/** POST /auth/me/confirmar: what the page sends as `X-Confirmacion` for five minutes (R46). */
export function confirmIdentityRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, random } = context;
  route(app, confirmIdentity, {
    async handle({ account, body: { clave }, request }) {
      const user = await credentialsById(store, account.id);
      if (user === null) throw new Problem('token_invalid');
      await confirmPassword(context, user, clave, request, 'clave');
      const confirmacion = random.text(RANDOM_BYTES);
      await insertConfirmation(store, { ...sessionOf(account, confirmacion), issued_ms: clock() });
      return { confirmacion };
    },
  });
}

/**
 * Makes sure that the caller's person typed the password in the last five minutes, in this very session (R46, R47).
 * @param store - the transaction of the change.
 * @param nowMs - UTC milliseconds.
 * @throws Problem - 403 `confirmation_required`.
 */
export async function requireConfirmation(
  store: Store,
  account: Account,
  { headers }: Pick<FastifyRequest, 'headers'>,
  nowMs: number,
): Promise<void> {
  const sent = headers['x-confirmacion'];
  const isGood = typeof sent === 'string' && (await isConfirmed(store, sessionOf(account, sent), nowMs));
  if (!isGood) throw new Problem('confirmation_required');
}

/**
 * Makes sure that the caller's person is there, by the password in the call's body where it has one, else by a fresh
 * confirmation (R5, R47).
 * @throws Problem - 403 `wrong_current_password` or `confirmation_required`, 429.
 */
export async function confirmCaller(
  context: Context,
  account: Account,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (password === undefined) return requireConfirmation(context.store, account, request, context.clock());
  const caller = await credentialsById(context.store, account.id);
  if (caller === null) throw new Problem('token_invalid');
  await confirmPassword(context, caller, password, request);
}

function sessionOf({ id, version, jti }: Account, confirmation: string) {
  const hash = createHash('sha256').update(confirmation).digest('base64url');
  return { hash, user_id: id, ver: version, jti };
}
