import {
  ledMinistries,
  type MinistryPerson,
  markInMinistry,
  ministryPeople,
  noteMeeting,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { isNotHeld, ledBy, noteHeld, presentOn } from '../../db/repositories/leaders.ts';
import { minorsAmong } from '../../db/repositories/minors.ts';
import { type ChurchToday, churchToday } from '../../follow-up/church-today.ts';
import { initial } from '../../follow-up/contacts.ts';
import { missedInMinistry } from '../../follow-up/ministry-episodes.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requirePassword } from '../auth/confirm-identity.ts';
import { lockGrant, refuseLeadersDay, requireLeader } from './grant.ts';
import { tapMember } from './tap-member.ts';

/** GET /lider/ministerios, and the people and marks of one of them (R51). */
export function leaderRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, ledMinistries, {
    async handle({ account, request }) {
      await requirePassword(context, account, request);
      const led = await ledBy(store, account.id);
      if (led.length === 0) throw new Problem('not_found');
      return { ministerios: led.map(({ id, name }) => ({ id, name })) };
    },
  });
  route(app, ministryPeople, {
    async handle({ params: { id }, query: { fecha }, account, request }) {
      const church = await churchToday(context);
      const date = fecha ?? church.today;
      refuseLeadersDay(date, church.today);
      await requireLeader(context, { account, request, ministryId: id });
      return {
        fecha: date,
        huboReunion: !(await isNotHeld(store, id, date)),
        personas: await peopleOf(store, church, id, date),
      };
    },
  });
  route(app, markInMinistry, {
    async handle({ params: { id, usuario }, body: { fecha, presente }, account, request }) {
      const church = await churchToday(context);
      refuseLeadersDay(fecha, church.today);
      await requireLeader(context, { account, request, ministryId: id });
      const tap = { ministryId: id, userId: usuario, date: fecha, isPresent: presente };
      await tapMember(context, church, { account, request }, tap);
      const people = await peopleOf(store, church, id, fecha);
      return orNotFound(people.find((person) => person.id === usuario) ?? null, 'not_found');
    },
  });
  route(app, noteMeeting, {
    async handle({ params: { id }, body: { fecha, hubo }, account, request }) {
      const { today } = await churchToday(context);
      refuseLeadersDay(fecha, today);
      await requireLeader(context, { account, request, ministryId: id });
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const ministerio = await lockGrant(transaction, { account, ministryId: id });
        const note = { category_id: id, local_date: fecha, noted_by: account.id, noted_ms: nowMs };
        if (!(await noteHeld(transaction, note, hubo))) return;
        await audit({
          action: hubo ? 'meeting_held' : 'meeting_not_held',
          entity: 'category',
          entityId: id,
          after: { ministerio, date: fecha },
        });
      });
      return { message: hubo ? 'Hubo reunión.' : 'No hubo reunión: a nadie le cuenta como falta.' };
    },
  });
}

/** Members as their leader sees them: id, first name, surname (a minor's is an initial), present since when, missed. */
async function peopleOf(
  store: Store,
  church: ChurchToday,
  ministryId: number,
  date: string,
): Promise<MinistryPerson[]> {
  const people = await presentOn(store, ministryId, date);
  const ids = people.map(({ id }) => id);
  const minors = await minorsAmong(store, ids, church.year);
  const missed = await missedInMinistry(store, church, ministryId);
  return people.map(({ id, nombre, apellido, isPresent, isTapped, time }) => ({
    id,
    nombre,
    apellido: minors.has(id) ? initial(apellido) : apellido,
    presente: isPresent,
    hora: time,
    aqui: isTapped,
    faltas: missed.get(id) ?? 0,
  }));
}
