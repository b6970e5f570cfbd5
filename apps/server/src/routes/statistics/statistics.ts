import { type AttendanceStatistics, attendanceStatistics } from '@ministerio/contract';
import { addDays, type CalendarDate, mondayOf, weeksMissed, yearOf } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { listCategories } from '../../db/repositories/categories.ts';
import { minorsAmong } from '../../db/repositories/minors.ts';
import { absentSince, firstTimers, marksByDay, marksByMinistry } from '../../db/repositories/statistics.ts';
import { route } from '../../http/route.ts';

const WEEKS_BEFORE = 8;
/** Whole weeks without attendance after which a person is listed. */
const WEEKS_MISSED = 3;

/** GET /estadisticas/asistencia: the administrator's home, by the church's weeks. */
export function statisticsRoute(app: FastifyInstance, { store, clock, content }: Context): void {
  route(app, attendanceStatistics, {
    handle: async () => readStatistics(store, await churchDay(content, clock())),
  });
}

/** @param today - the church's day, YYYY-MM-DD. */
async function readStatistics(store: Store, today: CalendarDate): Promise<AttendanceStatistics> {
  const semana = mondayOf(today);
  const sunday = addDays(semana, 6);
  const anteriores = Array.from({ length: WEEKS_BEFORE }, (_, index) =>
    addDays(semana, -7 * (WEEKS_BEFORE - index)),
  );
  const weeks = [...anteriores, semana];
  const [first = semana] = weeks;
  const days = await marksByDay(store, first, sunday).execute();
  const byMinistry = await marksByMinistry(store, first, sunday).execute();
  const ministries = await listCategories(store);
  return {
    semana,
    anteriores,
    total: weekCounts(days, weeks),
    ministerios: ministries.map(({ id, name }) => ({
      id,
      name,
      ...weekCounts(
        byMinistry.filter((row) => row.categoryId === id),
        weeks,
      ),
    })),
    primeraVez: await withoutContactOfMinors(store, await newPeople(store, semana, sunday), today),
    ausentes: await withoutContactOfMinors(store, await missedPeople(store, today), today),
  };
}

async function newPeople(store: Store, from: CalendarDate, to: CalendarDate) {
  const rows = await firstTimers(store, from, to).execute();
  return {
    total: rows[0]?.total ?? 0,
    personas: rows.map(({ total: _, date, ...person }) => ({ ...person, fecha: date })),
  };
}

async function missedPeople(store: Store, today: CalendarDate) {
  const rows = await absentSince(store, addDays(mondayOf(today), -7 * WEEKS_MISSED)).execute();
  return {
    total: rows[0]?.total ?? 0,
    personas: rows.map(({ total: _, date, ...person }) => {
      const fecha = date ?? today;
      return { ...person, fecha, semanas: weeksMissed(fecha, today) };
    }),
  };
}

/** No screen offers a minor's e-mail as contact (R43). */
async function withoutContactOfMinors<Person extends { readonly id: number; readonly email: string }>(
  store: Store,
  { total, personas }: { readonly total: number; readonly personas: readonly Person[] },
  today: CalendarDate,
) {
  const ids = personas.map(({ id }) => id);
  const minors = await minorsAmong(store, ids, yearOf(today));
  return {
    total,
    personas: personas.map((person) => (minors.has(person.id) ? { ...person, email: '' } : person)),
  };
}

/** Marks of one day, as the database counts them. */
export interface DayCount {
  readonly date: CalendarDate;
  readonly marks: number;
}

/**
 * Adds days up by week.
 * @param weeks - Mondays, oldest first; the last one is the running week.
 */
export function weekCounts(
  days: readonly DayCount[],
  weeks: readonly CalendarDate[],
): { readonly semana: number; readonly anteriores: number[] } {
  const sums = new Map<CalendarDate, number>();
  for (const { date, marks } of days) {
    const week = mondayOf(date);
    sums.set(week, (sums.get(week) ?? 0) + marks);
  }
  const counts = weeks.map((week) => sums.get(week) ?? 0);
  return { semana: counts.at(-1) ?? 0, anteriores: counts.slice(0, -1) };
}
