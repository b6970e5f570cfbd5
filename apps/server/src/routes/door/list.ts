import { type DoorList, type DoorPerson, doorList, type ExpectedPerson } from '@ministerio/contract';
import { type CalendarDate, doorName, yearOf } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import {
  type DayTotal,
  lastBefore,
  lastMeetings,
  marksOfDay,
  timesOn,
  visitsWithKeys,
} from '../../db/repositories/door-list.ts';
import { ministriesOfPeople, peopleById, peopleOfPhone } from '../../db/repositories/door-people.ts';
import { notePhone } from '../../db/repositories/door-phones.ts';
import { minorsAmong } from '../../db/repositories/minors.ts';
import { route } from '../../http/route.ts';
import { doorCaller, holderOf } from './caller.ts';
import { ownPhone } from './enrol-phone.ts';

/** 'vino 9 de las últimas 9'. */
const MEETINGS = 9;
/** Of which so many make the average. */
export const AVERAGED = 8;
/** A contact is written down at most so often, in milliseconds: a phone asks for the count all the time. */
const CONTACT_MS = 30_000;

/** GET /puerta/lista: the count to everybody, names to whom may have them (R42). */
export function doorListRoute(app: FastifyInstance, { store, clock, content, trail }: Context): void {
  route(app, doorList, {
    async handle({ query: { pendientes }, request }): Promise<DoorList> {
      const nowMs = clock();
      const date = await churchDay(content, nowMs);
      const meetings = await lastMeetings(store, date, MEETINGS);
      const days = meetings.map((meeting) => meeting.date);
      const caller = doorCaller(request);
      const { phone, account } = caller;
      const [marks, visits] = await Promise.all([
        marksOfDay(store, date, holderOf(caller)),
        visitsWithKeys(store, date, holderOf(caller)),
      ]);
      const isTold = ({ phoneId }: (typeof visits)[number]) => phone === null || phoneId === phone.id;
      const day = {
        fecha: date,
        presentes: marks.length,
        visitas: visits.filter(isTold).length,
        promedio: averageOf(meetings),
        propias: [...marks, ...visits].flatMap(({ clave }) => clave ?? []),
      };
      if (phone === null) {
        const personas = await expectedPeople(store, date, days, marks);
        await trail.look({ account, request }, ['users'], async () => ({
          action: 'users_listed',
          entity: 'user',
          after: { usuarios: personas.length },
        }));
        return { perfil: 'administrador', ...day, personas };
      }
      const saysMore = pendientes !== undefined && pendientes !== phone.pending;
      if (saysMore || nowMs - phone.seenMs >= CONTACT_MS) {
        await notePhone(store, phone.id, nowMs, pendientes);
      }
      const telefono = ownPhone(phone);
      if (phone.profile === 'numeros') return { perfil: 'numeros', telefono, ...day };
      const personas = await namesFor(store, phone.id, days, yearOf(date), marks);
      return { perfil: 'nombres', telefono, ...day, personas };
    },
  });
}

type MarksOfDay = Awaited<ReturnType<typeof marksOfDay>>;

/** How many came to the newest eight of some meetings on average; null without any. */
export function averageOf(meetings: readonly DayTotal[]): number | null {
  const totals = meetings.slice(0, AVERAGED).map(({ total }) => total);
  if (totals.length === 0) return null;
  return Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);
}

/** People who came to one of the last meetings or are here today, most likely first. */
async function expectedPeople(
  store: Store,
  today: CalendarDate,
  days: readonly CalendarDate[],
  marks: MarksOfDay,
): Promise<ExpectedPerson[]> {
  const times = await timesOn(store, days);
  const markOf = new Map(marks.map((mark) => [mark.userId, mark]));
  const ids = [...new Set([...times.keys(), ...markOf.keys()])];
  const [people, last, ministries] = await Promise.all([
    peopleById(store, ids),
    lastBefore(store, ids, today),
    ministriesOfPeople(store, ids),
  ]);
  const personas = people.map(({ id, nombre, apellido, codigo }): ExpectedPerson => {
    const mark = markOf.get(id);
    return {
      id,
      nombre,
      apellido,
      codigo,
      ministerios: [...(ministries.get(id) ?? [])],
      vino: times.get(id) ?? 0,
      de: days.length,
      ultima: last.get(id) ?? null,
      marca:
        mark === undefined
          ? null
          : { asistencia: mark.id, hora: mark.time, telefono: mark.phone, clave: mark.clave },
    };
  });
  return personas.sort((a, b) => b.vino - a.vino || (b.ultima ?? '').localeCompare(a.ultima ?? ''));
}

/** The people of a phone's ministries in the same order, with its own marks, and nothing else about them. */
async function namesFor(
  store: Store,
  phoneId: number,
  days: readonly CalendarDate[],
  year: number,
  marks: MarksOfDay,
): Promise<DoorPerson[]> {
  const [ids, times] = await Promise.all([peopleOfPhone(store, phoneId), timesOn(store, days)]);
  const [people, minors] = await Promise.all([peopleById(store, ids), minorsAmong(store, ids, year)]);
  const own = new Map(
    marks.flatMap(({ userId, clave, time }) => (clave === null ? [] : [[userId, { clave, hora: time }]])),
  );
  return people
    .map(({ id, nombre, apellido }) => ({
      id,
      ...doorName(nombre, apellido, minors.has(id)),
      marca: own.get(id) ?? null,
    }))
    .sort((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0));
}
