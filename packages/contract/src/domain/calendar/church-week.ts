import { addDays, type CalendarDate, daysBetween, weekdayOf } from './calendar-date.ts';

/**
 * The Monday of a day's week. Weeks run from Monday to Sunday, so that a Saturday meeting and the Sunday service
 * after it are one weekend.
 * @param date a valid `YYYY-MM-DD`
 */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/**
 * How many whole weeks lie between the week of the last attendance and the running one, which is not over and so
 * is not missed yet.
 * @param last day of the last attendance, `YYYY-MM-DD`
 * @param today the church's day, `YYYY-MM-DD`
 * @returns 0 for this week, last week and future days
 */
export function weeksMissed(last: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(mondayOf(last), mondayOf(today)) / 7 - 1);
}
