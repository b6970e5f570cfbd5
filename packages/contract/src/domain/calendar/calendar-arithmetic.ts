import type { CalendarDate } from './calendar-date.ts';

const MS_PER_DAY = 86_400_000;

/** Number of days in a month of the Gregorian calendar; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Day of the week of a valid `YYYY-MM-DD`: Sunday 0 to Saturday 6. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(utcMs(date)).getUTCDay();
}

/** The day that lies `days` after (negative: before) a valid `YYYY-MM-DD`. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMs(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Number of days from one valid `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMs(to) - utcMs(from)) / MS_PER_DAY;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** UTC has no daylight saving, so its midnights are exactly one day apart. */
function utcMs(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}
