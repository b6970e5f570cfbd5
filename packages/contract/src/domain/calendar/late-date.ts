import { addDays, type CalendarDate } from './calendar-date.ts';

/** Maximum age of a paper list in days: an older date is a typing error in the year. */
const LATE_DAYS = 366;

/** Days that can be marked late, both ends included. */
export interface LateDates {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * Days for which attendance can be entered from a paper list (R35).
 *
 * @param today - the church's day, a valid `YYYY-MM-DD`
 * @returns the 366 days before today
 */
export function lateDates(today: CalendarDate): LateDates {
  return { first: addDays(today, -LATE_DAYS), last: addDays(today, -1) };
}

/** Whether a valid `YYYY-MM-DD` is one of {@link lateDates}. */
export function isLateDate(date: CalendarDate, today: CalendarDate): boolean {
  const { first, last } = lateDates(today);
  return date >= first && date <= last;
}
