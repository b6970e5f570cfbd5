import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysInMonth,
  parseDate,
  weekdayOf,
} from '../calendar/calendar-date.ts';
import { mondayOf } from '../calendar/church-week.ts';

/** A day of the member's calendar. */
export interface MonthMark {
  readonly date: CalendarDate;
  /** 1 to 31. */
  readonly day: number;
  /** Sunday 0 to Saturday 6. */
  readonly weekday: number;
  /** Whether the member attended that day. */
  readonly marked: boolean;
}

/** Weeks in a row with attendance. */
export interface AttendanceStreak {
  readonly weeks: number;
  /** The first day of attendance in the first of them; null without any. */
  readonly since: CalendarDate | null;
}

/**
 * The consecutive weeks with attendance. Weeks run from Monday to Sunday, so that a Saturday meeting and the
 * Sunday service after it are one weekend. The current week counts if it has attendance, but does not break the streak.
 *
 * @param dates - attendance days in every form of {@link parseDate}, in any order; invalid and future ones are ignored
 * @param today - the church's day, `YYYY-MM-DD`
 */
export function attendanceStreak(dates: Iterable<unknown>, today: CalendarDate): AttendanceStreak {
  const firstDays = new Map<CalendarDate, CalendarDate>();
  for (const value of dates) {
    const date = parseDate(value);
    if (date === null || date > today) continue;
    const week = mondayOf(date);
    const first = firstDays.get(week);
    if (first === undefined || date < first) firstDays.set(week, date);
  }
  let week = mondayOf(today);
  if (!firstDays.has(week)) week = addDays(week, -7);
  let weeks = 0;
  let since: CalendarDate | null = null;
  for (let first = firstDays.get(week); first !== undefined; first = firstDays.get(week)) {
    weeks += 1;
    since = first;
    week = addDays(week, -7);
  }
  return { weeks, since };
}

/** Number of consecutive weeks with attendance, as {@link attendanceStreak} counts them. */
export function attendanceStreakWeeks(dates: Iterable<unknown>, today: CalendarDate): number {
  return attendanceStreak(dates, today).weeks;
}

/** A weekday with fewer of the marks than this share is an exception: a camp, a wedding. */
const USUAL_SHARE = 0.2;

/**
 * The weekdays on which somebody usually comes, Sunday 0 to Saturday 6: each holds a fifth of the days or more.
 *
 * @param dates - attendance days in every form of {@link parseDate}; invalid ones are ignored
 */
export function usualWeekdays(dates: Iterable<unknown>): ReadonlySet<number> {
  const days = [...new Set(Array.from(dates, parseDate))].filter((date) => date !== null);
  const counts = new Map<number, number>();
  for (const day of days) counts.set(weekdayOf(day), (counts.get(weekdayOf(day)) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= days.length * USUAL_SHARE);
  return new Set(usual.map(([weekday]) => weekday));
}

/**
 * The days of a month, for a calendar of attendance.
 *
 * @param dates - attendance days in every form of {@link parseDate}; invalid ones are ignored
 * @param month - 1 to 12
 */
export function monthMarks(dates: Iterable<unknown>, year: number, month: number): MonthMark[] {
  const attended = new Set(Array.from(dates, parseDate));
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const day = index + 1;
    const date = calendarDate(year, month, day);
    return { date, day, weekday: weekdayOf(date), marked: attended.has(date) };
  });
}
