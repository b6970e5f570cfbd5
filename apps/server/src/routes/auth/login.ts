import { login } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { refreshHash } from '../../db/repositories/sessions.ts';
import { type Credentials, credentialsOf } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networkOf } from '../../security/network.ts';
import { isOver } from './confirm-password.ts';

/** POST /auth/login: same answer and same time whether or not the name exists (R2, R4). */
export function loginRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, limits, passwords, tokens } = context;
  route(app, login, {
    preValidation: async () => {
      if (!limits.loginRate.tryAcquire()) throw new Problem('busy', { headers: { 'retry-after': '1' } });
    },
    async handle({ body: { username, password }, request }) {
      const name = textKey(username);
      const network = networkOf(request.ip);
      const refuse = async () => refuseWhileWaiting(await limits.login.wait(name, network));
      const count = () => limits.login.failed(name, network);
      await refuse();
      const found = await credentialsOf(store, username);
      const user = found === null || isOver(found, clock()) ? null : found;
      const good = await passwords.check(password, user, { before: refuse, wrong: count });
      if (user === null || !good) throw new Problem('invalid_credentials');
      await limits.login.succeeded(name, network);
      await rehash(context, user, password);
      return { token: tokens.issue(user, clock()) };
    },
  });
}

async function rehash({ passwords, store }: Context, user: Credentials, password: string): Promise<void> {
  if (!passwords.isOutdated(user.hash)) return;
  const hash = await passwords.hash(password, user.kind);
  await inTransaction(store, (transaction) => refreshHash(transaction, user.id, user.hash, hash));
}
