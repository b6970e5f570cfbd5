import { putHeadCount as countEndpoint, sendVisits, type VisitAnswer } from '@ministerio/contract';
import { addDays, type CalendarDate, churchClock } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { insertKey, knownKeys } from '../../db/repositories/door-keys.ts';
import { notePhone } from '../../db/repositories/door-phones.ts';
import {
  insertVisitor,
  putHeadCount,
  similarTo,
  visitorsKnownFrom,
  visitorsSince,
} from '../../db/repositories/visitors.ts';
import { type Audit, auditedTransaction, auditOf } from '../../http/audit.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { actorOf, type DoorCaller, doorCaller, holderOf, lockCaller, takenBy } from './caller.ts';
import type { Arrival } from './receive-marks.ts';

type Batch = z.output<typeof sendVisits.body>;

/** Head counts are corrected for as long as paper lists are (R35). */
const COUNT_DAYS = 366;

/** POST /puerta/visitas and PUT /puerta/conteos/{fecha}. */
export function doorVisitsRoutes(app: FastifyInstance, context: Context): void {
  const { commits, clock, content } = context;
  route(app, sendVisits, {
    afterEnd: true,
    async handle({ body, request }) {
      const { timeZone } = (await content.current()).site.church;
      const arrival = { receivedMs: clock(), timeZone };
      const sender = doorCaller(request);
      const resultados = await commits.run(async (transaction) => {
        const caller = await lockCaller(transaction, sender);
        const audit = auditOf(transaction, { account: actorOf(caller), request }, arrival.receivedMs);
        const answers = await receiveVisits(transaction, audit, caller, body, arrival);
        if (caller.phone !== null) {
          await notePhone(transaction, caller.phone.id, arrival.receivedMs, body.pendientes);
        }
        return answers;
      });
      return { resultados };
    },
  });
  route(app, countEndpoint, {
    async handle({ params: { fecha }, body: { total }, request }) {
      const today = await churchDay(content, clock());
      const caller = doorCaller(request);
      if (caller.phone !== null && fecha !== today) throw new Problem('day_over');
      if (fecha > today || fecha < addDays(today, -COUNT_DAYS)) {
        throw fieldProblem('validation_failed', 'fecha', 'Elige un día hasta hoy, de hasta un año atrás.');
      }
      const call = { account: actorOf(caller), request };
      await auditedTransaction(context, call, async (transaction, audit, nowMs) => {
        await putHeadCount(transaction, fecha, total, nowMs);
        await audit({ action: 'head_count_set', entity: 'visit', after: { date: fecha, total } });
      });
      return { fecha, total };
    },
  });
}

/** Writes a batch of visits, and a key for each; in one transaction, in which the caller is locked (R50, R53). */
async function receiveVisits(
  transaction: StoreTransaction,
  audit: Audit,
  caller: DoorCaller,
  { visitas, enviada }: Batch,
  { receivedMs, timeZone }: Arrival,
): Promise<VisitAnswer[]> {
  const holder = holderOf(caller);
  const { phone } = caller;
  const claves = visitas.map(({ clave }) => clave);
  const keys = new Map(await knownKeys(transaction, holder, claves));
  for (const { clave, tomada, menor, telefono, tutorTelefono, ...visitor } of visitas) {
    if (keys.has(clave)) continue;
    const taken = takenBy(caller, enviada, tomada, receivedMs);
    let target: number | null = null;
    if (taken !== null) {
      const { date, time } = churchClock(taken, timeZone);
      const contact = {
        menor,
        telefono: menor ? null : (telefono ?? null),
        tutorTelefono: menor ? (tutorTelefono ?? null) : null,
      };
      const visit = { date, time, markedMs: taken, receivedMs, phoneId: phone?.id ?? null };
      const known = { ...visitor, invito: visitor.invito ?? null, ...contact };
      target = await insertVisitor(transaction, known, visit);
      // The log outlives the visitor's name: it has none.
      await audit({ action: 'visit_noted', entity: 'visit', entityId: target, after: { date, time } });
    }
    const key = { clave, result: target === null ? 'fuera-de-plazo' : 'anotada', target_id: target } as const;
    keys.set(clave, key);
    await insertKey(transaction, { ...holder, ...key, at_ms: receivedMs });
  }
  const similar =
    phone === null ? await similarOf(transaction, churchClock(receivedMs, timeZone).date) : null;
  return claves.map((clave) => {
    const { result, target_id } = keys.get(clave) ?? { result: 'fuera-de-plazo', target_id: null };
    // A key of a mark was never one of a visit.
    if (result !== 'anotada') return { clave, resultado: 'fuera-de-plazo' };
    if (similar === null || target_id === null) return { clave, resultado: 'anotada' };
    return { clave, resultado: 'anotada', visita: target_id, parecidas: similar(target_id) };
  });
}

/** Asks an administrator who of the visitors may be the same (R42: a phone's wait in the panel). */
async function similarOf(transaction: StoreTransaction, today: CalendarDate) {
  const all = await visitorsSince(transaction, visitorsKnownFrom(today));
  return (id: number) => {
    const visitor = all.find((one) => one.id === id);
    return visitor === undefined ? [] : similarTo(visitor, all);
  };
}
