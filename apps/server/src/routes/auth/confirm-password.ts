import { textKey } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Credentials } from '../../db/repositories/users.ts';
import { fieldProblem, refuseWhileWaiting } from '../../http/problem.ts';
import { networkOf } from '../../security/network.ts';

/**
 * Makes sure that the person at the keyboard knows the account's password, at the same pace as a login (R2, R5).
 * @throws Problem - 403 `wrong_current_password`, 429.
 */
export async function confirmPassword(
  { clock, limits, passwords }: Context,
  user: Credentials,
  password: string | undefined,
  { ip }: FastifyRequest,
): Promise<void> {
  const wrong = () => fieldProblem('wrong_current_password', 'claveActual');
  if (password === undefined) throw wrong();
  const name = textKey(user.username);
  const network = networkOf(ip);
  const refuse = async () => refuseWhileWaiting(await limits.login.wait(name, network));
  await refuse();
  const good = await passwords.check(password, isOver(user, clock()) ? null : user, {
    before: refuse,
    wrong: () => limits.login.failed(name, network),
  });
  if (!good) throw wrong();
}

/** Whether a one-time password has run out (R5). */
export function isOver({ expiresMs }: Credentials, nowMs: number): boolean {
  return expiresMs !== null && expiresMs <= nowMs;
}
