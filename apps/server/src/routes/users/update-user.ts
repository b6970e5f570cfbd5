import { type UserEntry, updateUser } from '@ministerio/contract';
import { type AuditAction, codigoKey, type PasswordOwner, type Role } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { endDoorOf } from '../../db/repositories/door-phones.ts';
import { endSessions, setPassword } from '../../db/repositories/sessions.ts';
import { takenFields } from '../../db/repositories/taken-fields.ts';
import { waitsForGuardian } from '../../db/repositories/unconfirmed-users.ts';
import {
  type Credentials,
  credentialsById,
  findUser,
  lockUser,
  updateIdentity,
} from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { type Call, route } from '../../http/route.ts';
import { weaknessOf } from '../../security/password-rules.ts';
import type { StoredPassword } from '../../security/passwords.ts';
import { alreadyTaken, orTaken } from '../auth/already-taken.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';
import { accountToReplace, replaceAccount } from './unconfirmed-users.ts';

type Changes = z.output<typeof updateUser.body>;
type EditCall = Pick<Call<typeof updateUser>, 'params' | 'body' | 'account' | 'request'>;

/** How often an edit is tried while others change the same account's credentials. */
const TRIES = 4;

/**
 * PUT /auth/users/{id}: absent fields stay; a new role or password, and what an administrator signs in with, ask for a
 * confirmation (R47); role and password end the sessions (R1, R5, R7, R21).
 */
export function updateUserRoute(app: FastifyInstance, context: Context): void {
  route(app, updateUser, {
    notFoundCode: 'user_not_found',
    async handle(call) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const user = await edit(context, call);
        if (user !== null) return user;
      }
      throw new Problem('busy', { headers: { 'retry-after': '1' } });
    },
  });
}

/** @returns null where somebody changed role, password or number of the account while the new password was hashed. */
async function edit(
  context: Context,
  { params: { id }, body, account, request }: EditCall,
): Promise<UserEntry | null> {
  const { store, content, clock } = context;
  // Before the rest: what changes after this read also changes the version.
  const credentials = orNotFound(await credentialsById(store, id), 'user_not_found');
  const before = orNotFound(await findUser(store, id), 'user_not_found');
  const sent = present(body);
  const planned = { ...before, ...sent };
  const replacedId = await accountToReplace(store, body.reemplazar, planned.codigo, id);
  const taken = await takenFields(store, planned, id, replacedId);
  if (taken.fields.length > 0) throw alreadyTaken(taken, true);
  const year = await churchYear(content, clock());
  const password = await newPassword(context, body, credentials, planned);
  return orTaken(true, store, planned, id, () =>
    auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
      const administrators = await lockAdministrators(transaction);
      await lockUser(transaction, id);
      const current = orNotFound(await findUser(transaction, id), 'user_not_found');
      const { version } = orNotFound(await credentialsById(transaction, id), 'user_not_found');
      if (version !== credentials.version) return null;
      // Only what was sent: another edit may have changed the rest meanwhile.
      const after = { ...current, ...sent };
      const isRenamed = current.role === 'ADMIN' && signsInOtherwise(current, after);
      if (password !== null || after.role !== current.role || isRenamed) {
        await requireConfirmation(transaction, account, request, nowMs);
      }
      if (after.role === 'USER' && administrators.includes(id) && administrators.length === 1) {
        throw new Problem('last_admin');
      }
      await replaceAccount(transaction, replacedId, after.codigo, nowMs, audit);
      if (password !== null) await setPassword(transaction, id, { ...password, expiresMs: null, nowMs });
      else if (current.role !== after.role) await endSessions(transaction, id);
      if (after.role === 'USER') await endDoorOf(transaction, id, nowMs);
      const confirms = !(await waitsForGuardian(transaction, id, year));
      const user = await updateIdentity(transaction, id, { ...after, confirms, nowMs });
      await audit({
        action: actionOf(current.role, user.role),
        entity: 'user',
        entityId: id,
        before: current,
        after: user,
      });
      if (body.password !== undefined) {
        await audit({ action: 'password_set', entity: 'user', entityId: id });
      }
      if (isRenamed) {
        await audit({
          action: 'sign_in_changed',
          entity: 'user',
          entityId: id,
          before: { username: current.username },
        });
      }
      return user;
    }),
  );
}

function present({ password: _, reemplazar: __, ...changes }: Changes): Partial<UserEntry> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Whether another name or e-mail signs in: the former ones are worth nothing then. */
function signsInOtherwise(before: UserEntry, after: UserEntry): boolean {
  return before.username !== after.username || before.email !== after.email;
}

/** The edit's password: a new one, or the new number where the old number was the password (R1). */
async function newPassword(
  { passwords }: Context,
  { password }: Changes,
  old: Credentials,
  after: PasswordOwner,
): Promise<StoredPassword | null> {
  if (after.role === 'ADMIN' && old.role !== 'ADMIN' && password === undefined) {
    throw fieldProblem('weak_password', 'password');
  }
  if (password !== undefined) {
    const weakness = after.role === 'ADMIN' ? await weaknessOf(password, after) : null;
    if (weakness !== null) throw fieldProblem('weak_password', 'password', weakness);
    return passwords.store(password, after.codigo);
  }
  const numberChanged = old.kind === 'number' && codigoKey(old.codigo) !== codigoKey(after.codigo);
  return numberChanged ? passwords.store(after.codigo, after.codigo) : null;
}

function actionOf(before: Role, after: Role): AuditAction {
  if (before === after) return 'user_updated';
  return after === 'ADMIN' ? 'user_promoted' : 'user_demoted';
}
