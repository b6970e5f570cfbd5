import { type CalendarDate, type MonthMark, monthMarks } from '@ministerio/contract/domain';

/** A month of a year; `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month of a day `YYYY-MM-DD`. */
export function monthOf(date: CalendarDate): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month `by` months later; earlier when negative. */
export function shiftMonth({ year, month }: Month, by: number): Month {
  const months = year * 12 + (month - 1) + by;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** Orders months: negative when `a` is earlier. */
export function compareMonths(a: Month, b: Month): number {
  return a.year * 12 + a.month - (b.year * 12 + b.month);
}

/** 'noviembre de 2026' */
export function monthTitle({ year, month }: Month): string {
  return new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );
}

/**
 * The month's days in weeks from Monday to Sunday, as the streak counts them; null for days of neighbouring
 * months.
 * @param dates - days of attendance, in every form that backends send.
 */
export function calendarWeeks(dates: readonly unknown[], { year, month }: Month): (MonthMark | null)[][] {
  const days = monthMarks(dates, year, month);
  const before = ((days[0]?.weekday ?? 1) + 6) % 7;
  const cells: (MonthMark | null)[] = [...Array<null>(before).fill(null), ...days];
  const weeks: (MonthMark | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7);
    weeks.push([...week, ...Array<null>(7 - week.length).fill(null)]);
  }
  return weeks;
}
