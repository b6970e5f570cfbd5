import { addDays, type CalendarDate } from './calendar-date.ts';

/** How far back a paper list may lie, in days. Older ones are no forgotten list but a slip in the year. */
const LATE_DAYS = 366;

/** The days that an administrator may mark afterwards, both ends included. */
export interface LateDates {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The earlier days for which attendance can still be written down from a paper list (R35).
 *
 * @param today the church's day, a valid `YYYY-MM-DD`
 * @returns from a leap year's length before today to yesterday
 */
export function lateDates(today: CalendarDate): LateDates {
  return { first: addDays(today, -LATE_DAYS), last: addDays(today, -1) };
}

/** Whether a valid `YYYY-MM-DD` is one of {@link lateDates}. */
export function isLateDate(date: CalendarDate, today: CalendarDate): boolean {
  const { first, last } = lateDates(today);
  return date >= first && date <= last;
}
