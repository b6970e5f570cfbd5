import { addDays, type CalendarDate, daysBetween, weekdayOf } from './calendar-date.ts';

/**
 * Monday of a day's week. Weeks run from Monday to Sunday, so that a Saturday meeting and the Sunday service
 * after it are one weekend.
 * @param date - a valid `YYYY-MM-DD`
 */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/**
 * Number of whole weeks between the week of the last attendance and the current one, which is not over yet.
 * @param last - the last attendance, `YYYY-MM-DD`
 * @param today - the church's day, `YYYY-MM-DD`
 * @returns 0 for this week, last week and future days
 */
export function weeksMissed(last: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(mondayOf(last), mondayOf(today)) / 7 - 1);
}

/**
 * The year that a day's week belongs to: that of its Thursday (ISO 8601).
 * @param date - a valid `YYYY-MM-DD`
 */
export function weekYearOf(date: CalendarDate): number {
  return Number(addDays(mondayOf(date), 3).slice(0, 4));
}
