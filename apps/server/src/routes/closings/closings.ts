import { adjustClosing, type Closing, closeMonth, listClosings } from '@ministerio/contract';
import { addDays, daysOfMonth } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import {
  insertClosing,
  lockMarks,
  monthsWithMarks,
  numbersOfRows,
  readClosings,
  rowsToClose,
} from '../../db/repositories/closings.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';
import { witnessOf } from '../auth/witness.ts';
import { adjustMonth } from './adjust-closed.ts';

/** Months that are older are not offered. */
const DAYS_BACK = 400;

/** GET and POST /cierres, POST /cierres/{id}/ajustes (R68). */
export function closingRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, content } = context;
  const today = () => churchDay(content, clock());

  route(app, listClosings, {
    async handle() {
      const cierres = await readClosings(store);
      const closed = new Set(cierres.map(({ mes }) => mes));
      const date = await today();
      const months = await monthsWithMarks(store, { from: addDays(date, -DAYS_BACK), to: date });
      const open = months.filter((month) => !closed.has(month) && daysOfMonth(month).to <= date);
      const abiertos = await Promise.all(
        open.map(async (mes) => ({ mes, ...numbersOfRows(await rowsToClose(store, daysOfMonth(mes))) })),
      );
      return { cierres, abiertos };
    },
  });
  route(app, closeMonth, {
    async handle({ body: { mes, registrado, conteo, nota, testigo }, account, request }) {
      const range = daysOfMonth(mes);
      if (range.to > (await today())) throw new Problem('month_not_over');
      const { currency } = (await content.current()).site.church;
      await requireConfirmation(store, account, request, clock());
      const witness = testigo === undefined ? null : await witnessOf(context, testigo, account, request);
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        await requireConfirmation(transaction, account, request, nowMs);
        await lockMarks(transaction);
        const rows = await rowsToClose(transaction, range);
        const numbers = numbersOfRows(rows);
        const closing = {
          month: mes,
          counted_cents: conteo.reduce((sum, { valor, cantidad }) => sum + valor * cantidad, 0),
          currency,
          note: nota ?? null,
          by_id: account.id,
          witness_id: witness?.id ?? null,
          closed_ms: nowMs,
        };
        const id = await insertClosing(transaction, closing, conteo, rows);
        if (id === null) throw new Problem('month_already_closed');
        // Nothing can be closed of a month without marks, for good as it is.
        if (rows.length === 0 || numbers.registrado !== registrado) throw new Problem('month_changed');
        await audit({
          action: 'month_closed',
          entity: 'closing',
          entityId: id,
          after: { mes, aportesCentavos: numbers.registrado, contadoCentavos: closing.counted_cents },
        });
        return readOne(transaction, id);
      });
    },
  });
  route(app, adjustClosing, {
    notFoundCode: 'closing_not_found',
    async handle({ params: { id }, body: { centavos, motivo }, account, request }) {
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { mes } = await readOne(transaction, id);
        await requireConfirmation(transaction, account, request, nowMs);
        const line = { closing_id: id, local_date: null, cents: centavos, reason: motivo };
        await adjustMonth(transaction, audit, mes, { ...line, by_id: account.id, made_ms: nowMs });
        return readOne(transaction, id);
      });
    },
  });
}

async function readOne(store: Store, id: number): Promise<Closing> {
  const [closing] = await readClosings(store, id);
  return orNotFound(closing ?? null, 'closing_not_found');
}
