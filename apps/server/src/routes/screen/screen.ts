import { endScreenLinks, makeScreenLink, readScreen } from '@ministerio/contract';
import { addDays, churchClock, churchDayStart, meetingOfDay } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { countOfDay, lastMeetings } from '../../db/repositories/door-list.ts';
import { deleteScreenLinks, insertScreenLink, isScreenLink } from '../../db/repositories/screen-links.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { AVERAGED, averageOf } from '../door/list.ts';

const SECRET_BYTES = 16;
/** Of fewer people a room could tell who it is (R69). */
const FEWEST = 5;

const told = (count: number | null) => (count === null || count < FEWEST ? null : count);

/** GET /pantalla, POST and DELETE /pantalla/enlaces: the projector in the hall, and the links that open it (R69). */
export function screenRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, content, random } = context;
  route(app, makeScreenLink, {
    async handle({ account, request }) {
      const { timeZone } = (await content.current()).site.church;
      const secreto = random.text(SECRET_BYTES);
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const endsMs = churchDayStart(addDays(churchClock(nowMs, timeZone).date, 1), timeZone);
        await insertScreenLink(transaction, secreto, account.id, endsMs);
        await audit({ action: 'screen_link_made', entity: 'door' });
        return { secreto, vence: isoInstant(endsMs) };
      });
    },
  });
  route(app, endScreenLinks, {
    async handle({ account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        if ((await deleteScreenLinks(transaction)) === 0) return;
        await audit({ action: 'screen_links_ended', entity: 'door' });
      });
      return { message: 'Ningún enlace de la pantalla sirve ya.' };
    },
  });
  route(app, readScreen, {
    async handle({ request }) {
      const secret = request.headers['x-pantalla'];
      const nowMs = clock();
      if (typeof secret !== 'string' || !(await isScreenLink(store, secret, nowMs))) {
        throw new Problem('screen_link_ended');
      }
      const { church, schedules, exceptions } = (await content.current()).site;
      const now = churchClock(nowMs, church.timeZone);
      const [presentes, meetings] = await Promise.all([
        countOfDay(store, now.date),
        lastMeetings(store, now.date, AVERAGED),
      ]);
      const meeting = meetingOfDay(schedules, now, exceptions);
      return {
        presentes: told(presentes),
        unos: told(averageOf(meetings)),
        reunion: meeting && { titulo: meeting.titulo, inicio: meeting.inicio, fin: meeting.fin },
        fecha: now.date,
      };
    },
  });
}
