import type { CountedDay } from '@ministerio/contract';
import type { CalendarDate, DateRange } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { Store } from '../database.ts';

/** The last days up to one on which anybody was marked, newest first, with the visits of each. */
export const lastDays = (store: Store, today: CalendarDate, count: number) =>
  store
    .selectFrom('attendance')
    .select(({ fn, selectFrom }) => [
      'local_date as date',
      fn.countAll().as('marks'),
      selectFrom('visits as v')
        .select(({ fn: visits }) => visits.countAll().as('visits'))
        .whereRef('v.local_date', '=', 'attendance.local_date')
        .as('visits'),
    ])
    .where('local_date', '<=', today)
    .groupBy('local_date')
    .orderBy('local_date', 'desc')
    .limit(count);

/** How many were marked on each day of a range, and for how many of them it was the first of all. */
const membersByDay = (store: Store, { from, to }: DateRange) =>
  store
    .selectFrom('attendance as a')
    .select(({ fn }) => [
      'a.local_date as date',
      fn.countAll().as('marks'),
      sql<number | string>`sum(case when exists (
        select 1 from attendance as e where e.user_id = a.user_id and e.local_date < a.local_date
      ) then 0 else 1 end)`.as('firstTimers'),
    ])
    .where(({ between }) => between('a.local_date', from, to))
    .groupBy('a.local_date')
    .execute();

/** Marks of each day by ministry; the ministry is null for people in none. */
const ministriesByDay = (store: Store, { from, to }: DateRange) =>
  store
    .selectFrom('attendance as a')
    .leftJoin('user_categories as uc', 'uc.user_id', 'a.user_id')
    .leftJoin('categories as c', 'c.id', 'uc.category_id')
    .select(({ fn }) => [
      'a.local_date as date',
      'c.id',
      'c.name',
      fn.countAll().as('marks'),
      fn.sum('a.aporte_cents').as('cents'),
      sql<
        number | string
      >`sum(case when a.aporte is not null and a.aporte_cents is null then 1 else 0 end)`.as('withoutAmount'),
    ])
    .where(({ between }) => between('a.local_date', from, to))
    .groupBy(['a.local_date', 'c.id', 'c.name'])
    .execute();

const visitsByDay = (store: Store, { from, to }: DateRange) =>
  store
    .selectFrom('visits')
    .select(({ fn }) => ['local_date as date', fn.countAll().as('visits')])
    .where(({ between }) => between('local_date', from, to))
    .groupBy('local_date')
    .execute();

const headCountsByDay = (store: Store, { from, to }: DateRange) =>
  store
    .selectFrom('head_counts')
    .select(['local_date as date', 'total'])
    .where(({ between }) => between('local_date', from, to))
    .where('total', '>', 0)
    .execute();

/** The days of a range on which there was anybody, in numbers, newest first. */
export async function countedDays(store: Store, range: DateRange): Promise<CountedDay[]> {
  const [members, ministries, visits, heads] = await Promise.all([
    membersByDay(store, range),
    ministriesByDay(store, range),
    visitsByDay(store, range),
    headCountsByDay(store, range),
  ]);
  const dates = new Set([...members, ...visits, ...heads].map(({ date }) => date));
  const memberOf = new Map(members.map((day) => [day.date, day]));
  const visitsOf = new Map(visits.map((day) => [day.date, Number(day.visits)]));
  const headsOf = new Map(heads.map((day) => [day.date, day.total]));
  return [...dates]
    .sort((a, b) => b.localeCompare(a))
    .map((date) => ({
      fecha: date,
      conNumero: Number(memberOf.get(date)?.marks ?? 0),
      primeraVez: Number(memberOf.get(date)?.firstTimers ?? 0),
      visitas: visitsOf.get(date) ?? 0,
      sinNombre: headsOf.get(date) ?? 0,
      ministerios: ministries
        .filter((row) => row.date === date)
        .map(toMinistry)
        .sort(byName),
    }));
}

type MinistryRow = Awaited<ReturnType<typeof ministriesByDay>>[number];
type MinistryCount = CountedDay['ministerios'][number];

function toMinistry({ id, name, marks, cents, withoutAmount }: MinistryRow): MinistryCount {
  return {
    id,
    nombre: name ?? 'Sin ministerio',
    asistencias: Number(marks),
    centavos: Number(cents ?? 0),
    sinMonto: Number(withoutAmount),
  };
}

/** People without a ministry come last. */
function byName(a: MinistryCount, b: MinistryCount): number {
  return Number(a.id === null) - Number(b.id === null) || a.nombre.localeCompare(b.nombre, 'es');
}
