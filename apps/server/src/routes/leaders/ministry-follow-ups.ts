import {
  dropMinistryFollowUp,
  listMinistryFollowUps,
  type MinistryFollowUp,
  noteMinistryFollowUp,
  openMinistryChat,
  takeMinistryFollowUp,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { boundedLists } from '../../follow-up/bounded-lists.ts';
import { changeRow, type Episodes, type OpenRow, refuseTaken } from '../../follow-up/change-row.ts';
import { churchToday } from '../../follow-up/church-today.ts';
import { ministryEpisodes } from '../../follow-up/ministry-episodes.ts';
import { openChat } from '../../follow-up/open-chat.ts';
import { type Row, rowsOf } from '../../follow-up/rows.ts';
import type { Account } from '../../http/account.ts';
import { type Call, route } from '../../http/route.ts';
import { drop, stateChange, take } from '../follow-ups/follow-ups.ts';
import { lockGrant, requireLeader } from './grant.ts';

type MinistryRowCall = Pick<Call<typeof dropMinistryFollowUp>, 'params' | 'account' | 'request'>;

/** The follow-up of a ministry for who leads it (R51, R64): no dates of announced absences, no notes, no number. */
export function ministryFollowUpRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  /** The ministry's rows, as long as the caller leads it. */
  const rowsFor =
    (account: Account, ministryId: number): Episodes =>
    async (transaction, church) => {
      await lockGrant(transaction, { account, ministryId });
      return ministryEpisodes(transaction, church, ministryId);
    };
  route(app, listMinistryFollowUps, {
    async handle({ params: { id }, account, request }) {
      await requireLeader(context, { account, request, ministryId: id });
      const church = await churchToday(context);
      const episodes = await ministryEpisodes(store, church, id);
      const rows = await rowsOf(store, church, episodes, account.id);
      return boundedLists(rows, toldToLeader, church.today);
    },
  });
  /** Changes one row of it. @returns the row as it is then. */
  const change = async (
    { params: { id, fila }, account, request }: MinistryRowCall,
    work: (open: OpenRow) => Promise<void>,
  ) => {
    await requireLeader(context, { account, request, ministryId: id });
    const { row } = await changeRow(context, { account, request, id: fila }, rowsFor(account, id), work);
    return toldToLeader(row);
  };
  route(app, takeMinistryFollowUp, { handle: (call) => change(call, (open) => take(open, false)) });
  route(app, dropMinistryFollowUp, { handle: (call) => change(call, drop) });
  route(app, openMinistryChat, {
    async handle({ params: { id, fila }, body: { texto }, account, request }) {
      await requireLeader(context, { account, request, ministryId: id });
      const call = { account, request, id: fila, text: texto };
      const { address, row } = await openChat(context, call, rowsFor(account, id));
      return { direccion: address, fila: toldToLeader(row) };
    },
  });
  route(app, noteMinistryFollowUp, {
    handle: (call) =>
      change(call, async (open) => {
        const { estado } = call.body;
        refuseTaken(open);
        await open.remember(stateChange(estado, open));
        const before = { estado: open.row.answer.estado };
        await open.audit({ action: 'follow_up_noted', ...open.subject, before, after: { estado } });
      }),
  });
}

function toldToLeader({ answer }: Row): MinistryFollowUp {
  const { id, nombre, apellido, menor, dias, faltas, contacto, estado, tomado, avisoHasta } = answer;
  return {
    id,
    nombre,
    apellido,
    menor,
    dias,
    faltas,
    contacto: contacto.clase,
    estado,
    tomado,
    aviso: avisoHasta !== null,
  };
}
