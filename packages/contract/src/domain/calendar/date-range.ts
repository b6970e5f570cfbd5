import { addDays, type CalendarDate, calendarDate, daysBetween, daysInMonth } from './calendar-date.ts';

/** The longest range in days: a year, and a leap day. */
export const RANGE_MAX_DAYS = 366;

/** Some days in a row, both ends included. */
export interface DateRange {
  /** `YYYY-MM-DD` */
  readonly from: CalendarDate;
  /** `YYYY-MM-DD` */
  readonly to: CalendarDate;
}

/** Whether two valid `YYYY-MM-DD` are a range: in order, and of at most {@link RANGE_MAX_DAYS}. */
export function isDateRange({ from, to }: DateRange): boolean {
  return from <= to && daysBetween(from, to) < RANGE_MAX_DAYS;
}

/** The month of a valid `YYYY-MM-DD`. */
export function monthOf(date: CalendarDate): DateRange {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { from: calendarDate(year, month, 1), to: calendarDate(year, month, daysInMonth(year, month)) };
}

/** The month before that of a valid `YYYY-MM-DD`. */
export function monthBefore(date: CalendarDate): DateRange {
  return monthOf(addDays(monthOf(date).from, -1));
}

/** Whether a range is a whole month. */
export function isWholeMonth({ from, to }: DateRange): boolean {
  const month = monthOf(from);
  return month.from === from && month.to === to;
}
