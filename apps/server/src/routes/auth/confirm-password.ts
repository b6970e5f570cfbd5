import { textKey } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Credentials } from '../../db/repositories/users.ts';
import { fieldProblem, refuseWhileWaiting } from '../../http/problem.ts';
import { LoginTurn } from '../../security/login-turn.ts';
import { networksOf } from '../../security/network.ts';

/**
 * Makes sure that the person at the keyboard knows the account's password, at the same pace as a login (R2, R5).
 * @param field - of the body, for the refusal.
 * @param message - what the refusal says. @default the one of the code
 * @throws Problem - 403 `wrong_current_password`, 429.
 */
export async function confirmPassword(
  { clock, limits, passwords, trail }: Context,
  user: Credentials,
  password: string,
  { ip }: FastifyRequest,
  field: 'claveActual' | 'clave' | 'testigo' = 'claveActual',
  message?: string,
): Promise<void> {
  const wrong = () => fieldProblem('wrong_current_password', field, message);
  const turn = new LoginTurn(limits, { nameKey: textKey(user.username), networks: networksOf(ip) });
  await trail.watch(user.id, async () => {
    refuseWhileWaiting(await turn.wait());
    const good = await passwords.check(password, isOver(user, clock()) ? null : user, {
      before: async () => refuseWhileWaiting(await turn.waitInTurn()),
      wrong: () => turn.failed(),
    });
    if (!good) throw wrong();
  });
}

/** Whether a one-time password has run out (R5). */
export function isOver({ expiresMs }: Credentials, nowMs: number): boolean {
  return expiresMs !== null && expiresMs <= nowMs;
}
