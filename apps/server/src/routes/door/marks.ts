import { sendMarks, undoMark } from '@ministerio/contract';
import { churchClock, DAY_MS, HOUR_MS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { deleteAttendance, lockAttendance } from '../../db/repositories/attendance.ts';
import { closingOf } from '../../db/repositories/closings.ts';
import { knownKeys, unknownSince } from '../../db/repositories/door-keys.ts';
import { holdPhone, notePhone } from '../../db/repositories/door-phones.ts';
import { aboutMark, auditedTransaction, auditOf } from '../../http/audit.ts';
import { Problem, rateLimited, refuseWhileWaiting } from '../../http/problem.ts';
import { type Call, route } from '../../http/route.ts';
import { actorOf, type DoorCaller, doorCaller, holderOf, lockCaller } from './caller.ts';
import { type Arrival, receiveMarks } from './receive-marks.ts';

/** Unknown numbers that one phone may send (R41): nobody finds out numbers at the door. */
const UNKNOWN_AN_HOUR = 60;
const UNKNOWN_A_DAY = 200;

/** A batch with more unknown numbers than the phone may send: nothing of it is kept. */
class TooManyUnknown extends Error {
  override readonly name = 'TooManyUnknown';
}

/** POST /puerta/marcas and DELETE /puerta/marcas/{clave} (R41, R50, R52, R53). */
export function doorMarksRoutes(app: FastifyInstance, context: Context): void {
  const { commits, clock, content } = context;
  route(app, sendMarks, {
    afterEnd: true,
    async handle(call) {
      const { timeZone } = (await content.current()).site.church;
      const arrival = { receivedMs: clock(), timeZone };
      const caller = doorCaller(call.request);
      try {
        return await commits.run((transaction) => receive(transaction, caller, call, arrival));
      } catch (error) {
        if (error instanceof TooManyUnknown) throw await held(context, caller, call, arrival.receivedMs);
        throw error;
      }
    },
  });
  undoRoute(app, context);
}

type MarksCall = Pick<Call<typeof sendMarks>, 'body' | 'request'>;

async function receive(
  transaction: Parameters<typeof receiveMarks>[0],
  sender: DoorCaller,
  { body, request }: MarksCall,
  arrival: Arrival,
) {
  const caller = await lockCaller(transaction, sender);
  const { receivedMs } = arrival;
  const audit = auditOf(transaction, { account: actorOf(caller), request }, receivedMs);
  const { phone } = caller;
  if (phone === null)
    return { resultados: (await receiveMarks(transaction, audit, caller, body, arrival)).answers };
  refuseWhileWaiting(phone.heldUntilMs - receivedMs);
  const before = await unknownSince(transaction, phone.id, receivedMs - DAY_MS);
  const { answers, unknown } = await receiveMarks(transaction, audit, caller, body, arrival);
  const lastHour = before.filter((atMs) => atMs > receivedMs - HOUR_MS).length;
  const isTooMany = lastHour + unknown > UNKNOWN_AN_HOUR || before.length + unknown > UNKNOWN_A_DAY;
  if (unknown > 0 && isTooMany) throw new TooManyUnknown();
  await notePhone(transaction, phone.id, receivedMs, body.pendientes);
  return { resultados: answers };
}

/** Takes nothing of the phone for an hour, and says so in the log and the notices. @returns the 429. */
async function held(
  context: Context,
  { phone }: DoorCaller,
  { request }: MarksCall,
  nowMs: number,
): Promise<Problem> {
  if (phone !== null) {
    const { id, name, profile } = phone;
    const call = { account: { id: null, username: 'servidor' }, request };
    await auditedTransaction(context, call, async (transaction, audit) => {
      await holdPhone(transaction, id, nowMs + HOUR_MS);
      const after = { equipo: name, perfil: profile };
      await audit({ action: 'door_phone_held', entity: 'door', entityId: id, after });
    });
  }
  return rateLimited(HOUR_MS);
}

function undoRoute(app: FastifyInstance, context: Context): void {
  const { content } = context;
  route(app, undoMark, {
    notFoundCode: 'mark_not_found',
    async handle({ params: { clave }, request }) {
      const { timeZone } = (await content.current()).site.church;
      const caller = doorCaller(request);
      const call = { account: actorOf(caller), request };
      await auditedTransaction(context, call, async (transaction, audit, nowMs) => {
        await lockCaller(transaction, caller);
        const key = (await knownKeys(transaction, holderOf(caller), [clave])).get(clave);
        // Only what this very caller made: a mark that was there already is somebody else's (R50).
        if (key?.result !== 'marcada' || key.target_id === null) throw new Problem('mark_not_found');
        const found = await lockAttendance(transaction, key.target_id);
        // Undone already: an answer that was lost is given again.
        if (found === null) return;
        const { id, date, time, aporte, user } = found.record;
        if (date !== churchClock(nowMs, timeZone).date) throw new Problem('day_over');
        if (aporte !== null) throw new Problem('mark_in_use');
        await deleteAttendance(transaction, id);
        // After the change, as every correction asks (R68).
        if ((await closingOf(transaction, date)) !== null) {
          throw new Problem('mark_in_use', { message: 'El mes ya está cerrado. Corrígelo en el panel.' });
        }
        const { codigo, nombre, apellido } = user;
        await audit({
          action: 'attendance_deleted',
          ...aboutMark(id, user.id),
          before: { codigo, nombre, apellido, date, time, method: 'door' },
        });
      });
      return { message: 'Marca deshecha.' };
    },
  });
}
