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

/**
 * Number of consecutive weeks with attendance. Weeks run from Monday to Sunday, so that a Saturday meeting and the
 * Sunday service after it are one weekend. The current week counts if it has attendance, but does not break the streak.
 *
 * @param dates - attendance days in every form of {@link parseDate}, in any order; invalid and future ones are ignored
 * @param today - the church's day, `YYYY-MM-DD`
 */
export function attendanceStreakWeeks(dates: Iterable<unknown>, today: CalendarDate): number {
  const weeks = new Set<CalendarDate>();
  for (const value of dates) {
    const date = parseDate(value);
    if (date !== null && date <= today) weeks.add(mondayOf(date));
  }
  let week = mondayOf(today);
  if (!weeks.has(week)) week = addDays(week, -7);
  let streak = 0;
  while (weeks.has(week)) {
    streak += 1;
    week = addDays(week, -7);
  }
  return streak;
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
