import { changeOwnPassword } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { hasFactor } from '../../db/repositories/factors.ts';
import { leadsAny } from '../../db/repositories/leaders.ts';
import { setPassword } from '../../db/repositories/sessions.ts';
import { credentialsById, lockUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { weaknessOf } from '../../security/password-rules.ts';
import { requireConfirmation } from './confirm-identity.ts';
import { confirmPassword } from './confirm-password.ts';

/** PUT /auth/me/clave: ends every other session and answers a new token (R6); with a second factor, after a confirmation by it (R45). */
export function changePasswordRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, passwords, tokens } = context;
  route(app, changeOwnPassword, {
    allowsOneTimePassword: true,
    async handle({ account, body: { claveActual, claveNueva }, request }) {
      const user = await credentialsById(store, account.id);
      if (user === null) throw new Problem('token_invalid');
      await confirmPassword(context, user, claveActual, request);
      // A password alone changes nothing of an account that has a second factor (R45).
      if (await hasFactor(store, user.id)) await requireConfirmation(store, account, request, clock());
      const isSame = user.kind === 'one_time' && claveNueva.normalize('NFC') === claveActual.normalize('NFC');
      const weakness = isSame
        ? 'Elige una contraseña distinta de la que te dieron.'
        : await weaknessOf(claveNueva, user);
      if (weakness !== null) throw fieldProblem('weak_password', 'claveNueva', weakness);
      const { hash, kind } = await passwords.store(claveNueva, user.codigo);
      const nowMs = clock();
      const version = await inTransaction(store, async (transaction) => {
        await lockUser(transaction, user.id);
        const current = await credentialsById(transaction, user.id);
        // The session may have been ended while the password was hashed (R7).
        if (current?.version !== account.version) throw new Problem('token_invalid');
        const audit = auditOf(transaction, { account: user, request }, nowMs);
        await audit({ action: 'password_changed', entity: 'user', entityId: user.id });
        return setPassword(transaction, user.id, { hash, kind, expiresMs: null, nowMs });
      });
      const leads = await leadsAny(store, user.id);
      return { token: tokens.issue({ ...user, version, leads }, nowMs) };
    },
  });
}
