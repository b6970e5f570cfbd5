import { register, registrationStatus } from '@ministerio/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { takenFields } from '../../db/repositories/taken-fields.ts';
import { insertUser, type NewUser } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { auditOf } from '../../http/audit.ts';
import { fieldProblem, Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networksOf } from '../../security/network.ts';
import { weaknessOf } from '../../security/password-rules.ts';
import { accountToReplace, replaceAccount } from '../users/unconfirmed-users.ts';
import { alreadyTaken, orTaken } from './already-taken.ts';
import { requireConfirmation } from './confirm-identity.ts';

type Form = z.output<typeof register.body>;

/** POST /auth/register: anyone on the public page, an administrator in the panel (decisions section 3, R3). */
export function registerRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, limits, passwords, tokens } = context;
  route(app, register, {
    async handle({ body, account, request }) {
      const byAdmin = account?.role === 'ADMIN';
      if (!byAdmin) await refusePublic(context, body, request);
      const role = body.role ?? 'USER';
      const weakness = role === 'ADMIN' ? await weaknessOf(body.password, { ...body, role }) : null;
      if (weakness !== null) throw fieldProblem('weak_password', 'password', weakness);
      const replacedId = await accountToReplace(store, body.reemplazar, body.codigo);
      const taken = await takenFields(store, body, null, replacedId);
      if (taken.fields.length > 0) {
        if (!byAdmin) await limits.collisions.count(networksOf(request.ip));
        throw alreadyTaken(taken, byAdmin);
      }
      const { hash, kind } = await passwords.store(body.password, body.codigo);
      const nowMs = clock();
      const user = await orTaken(byAdmin, store, body, null, () =>
        create(context, account, request, replacedId, {
          ...body,
          role,
          passwordHash: hash,
          passwordKind: kind,
          origin: byAdmin ? 'admin' : 'public',
          confirmedMs: byAdmin ? nowMs : null,
          nowMs,
        }),
      );
      return { token: tokens.issue({ ...user, version: 0 }, nowMs) };
    },
  });
}

async function refusePublic(
  { limits, registration }: Context,
  body: Form,
  { ip }: FastifyRequest,
): Promise<void> {
  if (body.role !== undefined) throw new Problem('role_not_allowed');
  if (body.reemplazar !== undefined) throw new Problem('forbidden');
  if (registration === 'closed') throw new Problem('registration_closed');
  const networks = networksOf(ip);
  refuseWhileWaiting(await limits.collisions.wait(networks));
  // Counted whether or not an account comes of it: a try that collides asks a question too (R3).
  refuseWhileWaiting(await limits.registrations.take(networks));
}

function create(
  { store }: Context,
  account: Account | null,
  request: FastifyRequest,
  replacedId: number | null,
  values: NewUser,
) {
  const { codigo, origin, nowMs } = values;
  return inTransaction(store, async (transaction) => {
    if (account !== null) {
      // Making an administrator asks for the password again (R47).
      if (values.role === 'ADMIN') await requireConfirmation(transaction, account, request, nowMs);
      const audit = auditOf(transaction, { account, request }, nowMs);
      await replaceAccount(transaction, replacedId, codigo, nowMs, audit);
    }
    const user = await insertUser(transaction, values);
    const byAdmin = origin === 'admin';
    const actor = byAdmin && account !== null ? account : user;
    await auditOf(
      transaction,
      { account: actor, request },
      nowMs,
    )({
      action: byAdmin ? 'user_created' : 'user_registered',
      entity: 'user',
      entityId: user.id,
      after: { ...user, origin },
    });
    return user;
  });
}

/** GET /registro: what the registration page asks before it shows its form. */
export function registrationStatusRoute(app: FastifyInstance, { registration }: Context): void {
  route(app, registrationStatus, {
    handle: async () => ({ abierto: registration === 'open' }),
  });
}
