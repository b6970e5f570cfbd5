import { type CalendarDate, mondayOf } from '@ministerio/contract/domain';

/** Marks of one day, as the database counts them. */
export interface DayCount {
  readonly date: CalendarDate;
  readonly marks: number | string | bigint;
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
    sums.set(week, (sums.get(week) ?? 0) + Number(marks));
  }
  const counts = weeks.map((week) => sums.get(week) ?? 0);
  return { semana: counts.at(-1) ?? 0, anteriores: counts.slice(0, -1) };
}
