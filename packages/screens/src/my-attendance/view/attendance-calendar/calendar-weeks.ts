import { type CalendarDate, type MonthMark, monthMarks } from '@ministerio/contract/domain';

/** A month as the number of months since January of the year 0. */
export type Month = number;

/** The month of a day `YYYY-MM-DD`. */
export function monthOf(date: CalendarDate): Month {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** 'noviembre de 2026' */
export function monthTitle(month: Month): string {
  return new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Math.floor(month / 12), month % 12),
  );
}

/**
 * The month's days in weeks from Monday to Sunday, as the streak counts them; null for days of neighbouring
 * months.
 * @param dates - days of attendance, in every form that backends send.
 */
export function calendarWeeks(dates: readonly unknown[], month: Month): (MonthMark | null)[][] {
  const days = monthMarks(dates, Math.floor(month / 12), (month % 12) + 1);
  const before = ((days[0]?.weekday ?? 1) + 6) % 7;
  const cells: (MonthMark | null)[] = [...Array<null>(before).fill(null), ...days];
  const weeks: (MonthMark | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7);
    weeks.push([...week, ...Array<null>(7 - week.length).fill(null)]);
  }
  return weeks;
}
