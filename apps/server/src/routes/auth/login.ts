import { login } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refreshHash } from '../../db/repositories/sessions.ts';
import { type Credentials, credentialsOf } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Device } from '../../security/device-cookies.ts';
import { LoginTurn } from '../../security/login-turn.ts';
import { networksOf } from '../../security/network.ts';
import { isOver } from './confirm-password.ts';
import { factorChallengeFor } from './factor-challenge.ts';
import { signInAnswer } from './sign-in-answer.ts';

/**
 * POST /auth/login: same answer and same time whether or not the name exists (R2, R4). Who has a second factor gets a
 * challenge instead of a token (R45).
 */
export function loginRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, limits, passwords, devices, trail } = context;
  route(app, login, {
    async handle({ body: { username, password }, request, reply }) {
      const nameKey = textKey(username);
      const networks = networksOf(request.ip);
      const device = devices.read(request.headers.cookie, nameKey, clock());
      // A device has a share of its own, which others on its network cannot use up.
      const sharers = device === null ? networks : [{ name: device.id, allowance: 1 }];
      if (!limits.loginGate.tryAcquire(sharers)) throw busy();
      const found = await credentialsOf(store, username);
      const turn = new LoginTurn(limits, { nameKey, networks }, isOf(device, found) ? device : null);
      const user = await trail.watch(found?.id ?? null, async () => {
        refuseWhileWaiting(await turn.wait());
        const candidate = found === null || isOver(found, clock()) ? null : found;
        const good = await passwords.check(password, candidate, {
          before: async () => refuseWhileWaiting(await turn.waitInTurn()),
          wrong: () => turn.failed(),
        });
        if (candidate === null || !good) throw new Problem('invalid_credentials');
        return candidate;
      });
      await rehash(context, user, password);
      // Failures are forgotten by the second step: whoever knows the password must not get new tries by it.
      const challenge = await factorChallengeFor(context, user, 'sign-in');
      if (challenge !== null) throw new Problem('second_factor_required', { challenge });
      await turn.succeeded();
      return signInAnswer(context, user, request, reply);
    },
  });
}

function busy(): Problem {
  return new Problem('busy', { headers: { 'retry-after': '1' } });
}

/** Whether a device is of this account, and of its password of today (R59). */
function isOf(device: Device | null, user: Credentials | null): boolean {
  return user !== null && device?.accountId === user.id && device.version === user.version;
}

async function rehash({ passwords, store }: Context, user: Credentials, password: string): Promise<void> {
  if (!passwords.isOutdated(user.hash)) return;
  const hash = await passwords.hash(password, user.kind);
  await inTransaction(store, (transaction) => refreshHash(transaction, user.id, user.hash, hash));
}
