import type { makeMember, UserEntry } from '@ministerio/contract';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { insertMark } from '../../db/repositories/attendance.ts';
import { carryFollowUps } from '../../db/repositories/follow-ups.ts';
import { eraseOfMinors, noteAsMinor } from '../../db/repositories/minors.ts';
import { takenFields } from '../../db/repositories/taken-fields.ts';
import { findUser, type Identity, insertUser, lockUser } from '../../db/repositories/users.ts';
import { deleteVisitor, findVisitor, visitsOf } from '../../db/repositories/visitors.ts';
import { type Audit, auditedTransaction } from '../../http/audit.ts';
import { orNotFound } from '../../http/problem.ts';
import type { Call } from '../../http/route.ts';
import { alreadyTaken, orTaken } from '../auth/already-taken.ts';

type MemberCall = Pick<Call<typeof makeMember>, 'params' | 'body' | 'account' | 'request'>;

/** Makes a visitor a member, with the visits as attendance: all of it, or nothing. Who was noted as a minor still counts as one. */
export async function makeMemberOf(context: Context, { params: { id }, body, account, request }: MemberCall) {
  const { store, passwords, content, clock } = context;
  orNotFound(await findVisitor(store, id), 'visitor_not_found');
  const atMs = clock();
  const by = { markedBy: account.id, year: await churchYear(content, atMs), nowMs: atMs };
  if ('usuario' in body) {
    const { usuario } = body;
    return auditedTransaction(context, { account, request }, async (transaction, audit) => {
      await lockUser(transaction, usuario);
      const user = orNotFound(await findUser(transaction, usuario), 'user_not_found');
      return carryOver(transaction, audit, id, user, by);
    });
  }
  const taken = await takenFields(store, body, null);
  if (taken.fields.length > 0) throw alreadyTaken(taken, true);
  // The number is the first password, as an import makes it (R1).
  const { hash, kind } = await passwords.store(body.codigo, body.codigo);
  const identity: Identity = body;
  return orTaken(true, store, identity, null, () =>
    auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
      const user = await insertUser(transaction, {
        ...identity,
        role: 'USER',
        passwordHash: hash,
        passwordKind: kind,
        origin: 'admin',
        confirmedMs: nowMs,
        nowMs,
      });
      const after = { ...user, origin: 'admin' };
      await audit({ action: 'user_created', entity: 'user', entityId: user.id, after });
      return carryOver(transaction, audit, id, user, by);
    }),
  );
}

async function carryOver(
  transaction: StoreTransaction,
  audit: Audit,
  visitorId: number,
  usuario: UserEntry,
  { markedBy, year, nowMs }: { readonly markedBy: number; readonly year: number; readonly nowMs: number },
) {
  // Another administrator may have been faster.
  const { isMinor } = orNotFound(await findVisitor(transaction, visitorId), 'visitor_not_found');
  let asistencias = 0;
  for (const { date, time, markedMs, receivedMs, phoneId } of await visitsOf(transaction, [visitorId])) {
    const mark = await insertMark(transaction, {
      userId: usuario.id,
      date,
      time,
      markedMs,
      method: 'door',
      markedBy: phoneId === null ? markedBy : null,
      door: { phoneId, receivedMs },
    });
    if (mark !== null) asistencias += 1;
  }
  await carryFollowUps(transaction, visitorId, usuario.id);
  await deleteVisitor(transaction, visitorId);
  if (isMinor) {
    await noteAsMinor(transaction, usuario.id);
    await eraseOfMinors(transaction, [usuario.id], year, nowMs);
  }
  await audit({
    action: 'visitor_made_member',
    entity: 'visit',
    entityId: visitorId,
    subjectId: usuario.id,
    after: { usuario: usuario.username, asistencias },
  });
  return { usuario, asistencias };
}
