import {
  dropFollowUp,
  listFollowUps,
  noteFollowUp,
  openFollowUpChat,
  takeFollowUp,
} from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { readFollowUpFacts } from '../../db/repositories/follow-up-facts.ts';
import { type MemoryChange, writeAbsence, writeNote } from '../../db/repositories/follow-ups.ts';
import { boundedLists } from '../../follow-up/bounded-lists.ts';
import {
  allEpisodes,
  changeRow,
  type OpenRow,
  type RowCall,
  refuseTaken,
} from '../../follow-up/change-row.ts';
import { churchToday } from '../../follow-up/church-today.ts';
import { deriveLists } from '../../follow-up/derive-lists.ts';
import { openChat } from '../../follow-up/open-chat.ts';
import { rowsOf } from '../../follow-up/rows.ts';
import { fieldProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /seguimientos, and what is done about one row (R64). */
export function followUpRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, listFollowUps, {
    async handle({ query: { ministerio }, account }) {
      const church = await churchToday(context);
      const facts = await readFollowUpFacts(store, church.today);
      const episodes = deriveLists(facts, church.suspended.isSuspended, church.today).filter(
        ({ ministries }) => ministerio === undefined || ministries.includes(ministerio),
      );
      const rows = await rowsOf(store, church, episodes, account.id);
      return {
        ...boundedLists(rows, ({ answer }) => answer, church.today),
        noContaron: [...church.suspended.whole],
      };
    },
  });
  /** Changes one of all rows. @returns the row as it is then. */
  const change = async (call: RowCall, work: (open: OpenRow) => Promise<void>) =>
    (await changeRow(context, call, allEpisodes, work)).row.answer;
  route(app, takeFollowUp, {
    notFoundCode: 'follow_up_not_found',
    handle: ({ params: { id }, body: { quitar = false }, account, request }) =>
      change({ account, request, id }, (open) => take(open, quitar)),
  });
  route(app, dropFollowUp, {
    notFoundCode: 'follow_up_not_found',
    handle: ({ params: { id }, account, request }) => change({ account, request, id }, drop),
  });
  route(app, openFollowUpChat, {
    notFoundCode: 'follow_up_not_found',
    async handle({ params: { id }, body: { texto }, account, request }) {
      const { address, row } = await openChat(context, { account, request, id, text: texto }, allEpisodes);
      return { direccion: address, fila: row.answer };
    },
  });
  route(app, noteFollowUp, {
    notFoundCode: 'follow_up_not_found',
    handle: ({ params: { id }, body, account, request }) =>
      change({ account, request, id }, (open) => note(open, body)),
  });
}

/** Takes a row; one that the caller has stays theirs since then. @param takesAway - also from somebody else. */
export async function take(open: OpenRow, takesAway: boolean): Promise<void> {
  if (open.row.answer.tomado?.tuyo) return;
  if (!takesAway) refuseTaken(open);
  await open.remember({ taken_by: open.account.id, taken_ms: open.church.nowMs });
  await open.audit({ action: 'follow_up_taken', ...open.subject });
}

/** Lets go of a row; one that nobody has stays so. */
export async function drop(open: OpenRow): Promise<void> {
  refuseTaken(open);
  if (open.row.holder !== open.account.id) return;
  await open.remember({ taken_by: null, taken_ms: null });
  await open.audit({ action: 'follow_up_dropped', ...open.subject });
}

type Noted = z.output<typeof noteFollowUp.body>;

/** Longest wait and longest announced absence, in days. */
const WAIT_DAYS = 31;
const ABSENCE_DAYS = 366;

async function note(open: OpenRow, body: Noted): Promise<void> {
  refuseTaken(open);
  const campos = Object.keys(body).filter((field) => body[field as keyof Noted] !== undefined);
  if (campos.length === 0) return;
  const { account, transaction, church, who, row } = open;
  const { nowMs, today } = church;
  const { estado, esperaHasta, avisoHasta, nota } = body;
  refuseDay('esperaHasta', esperaHasta, today, WAIT_DAYS);
  refuseDay('avisoHasta', avisoHasta, today, ABSENCE_DAYS);
  const by = { byId: account.id, nowMs };
  if (avisoHasta !== undefined) {
    if (who.kind === 'visitor') {
      throw fieldProblem('validation_failed', 'avisoHasta', 'De una visita no se anota que avisó.');
    }
    await writeAbsence(transaction, who.personId, { today, until: avisoHasta, ...by });
  }
  if (nota !== undefined) await writeNote(transaction, who, nota, by);
  await open.remember({
    ...stateChange(estado, open),
    ...(esperaHasta === undefined ? {} : { snooze_until: esperaHasta }),
  });
  await open.audit({
    action: 'follow_up_noted',
    ...open.subject,
    before: estado === undefined ? {} : { estado: row.answer.estado },
    after: { campos, ...(estado === undefined ? {} : { estado }) },
  });
}

/** Columns of a new state; an account that says it wrote is remembered. */
export function stateChange(state: Noted['estado'], { account, church }: OpenRow): MemoryChange {
  if (state === undefined) return {};
  return { state, ...(state === 'escrito' ? { wrote_by: account.id, wrote_ms: church.nowMs } : {}) };
}

function refuseDay(field: string, day: string | null | undefined, today: string, most: number): void {
  if (day == null || (day >= today && day <= addDays(today, most))) return;
  throw fieldProblem('validation_failed', field, `Elige un día desde hoy, de hasta ${most} días.`);
}
