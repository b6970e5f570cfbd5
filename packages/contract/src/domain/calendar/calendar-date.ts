/** A day of the church's calendar as `YYYY-MM-DD`, years 1000 to 9999; not an instant, so it has no time zone. */
export type CalendarDate = string;

/** Milliseconds in a minute, an hour and a day. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const WEEKDAY_NAMES = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const DASHED = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}[\d:.,Z+-]*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * Parses a day in every form that backends send (spec section 3).
 *
 * Accepted: `YYYY-MM-DD`; `YYYYMMDD` as a text or a number; the date of an ISO date-time (converting it would need a
 * zone and shift days); `[year, month, day]`, also followed by time parts as from
 * Java's LocalDateTime. Surrounding spaces are ignored.
 *
 * @returns null for anything else, nonexistent days (29 February of a common year) included. Never throws.
 */
export function parseDate(value: unknown): CalendarDate | null {
  if (Array.isArray(value)) return fromParts(value);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = DASHED.exec(text.trim()) ?? COMPACT.exec(text.trim());
  return match ? toDate(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** Formats a day as `DD-MM-YYYY`, or 'Fecha inválida' if {@link parseDate} refuses it (spec section 5). */
export function formatDate(value: unknown): string {
  const date = parseDate(value);
  if (date === null) return 'Fecha inválida';
  const [year, month, day] = date.split('-');
  return `${day}-${month}-${year}`;
}

/** Formats a day of the coming months as `DD-MM`. */
export function dayAndMonth(date: CalendarDate): string {
  const [, month, day] = date.split('-');
  return `${day}-${month}`;
}

/** Whether two values are the same day in any form; false for invalid values. */
export function isSameDay(a: unknown, b: unknown): boolean {
  const day = parseDate(a);
  return day !== null && day === parseDate(b);
}

/** Number of days in a month; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Day of the week of a valid `YYYY-MM-DD`: Sunday 0 to Saturday 6. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(utcMs(date)).getUTCDay();
}

/** Spanish name of a weekday, lower case as in running text; Sunday is 0. '' for any other number. */
export function weekdayName(weekday: number): string {
  return WEEKDAY_NAMES[weekday] ?? '';
}

/** The day `days` after a valid `YYYY-MM-DD`; before it when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMs(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one valid `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMs(to) - utcMs(from)) / DAY_MS;
}

function fromParts(parts: readonly unknown[]): CalendarDate | null {
  if (parts.length < 3 || parts.length > 7) return null;
  const numbers = parts.filter((part): part is number => Number.isInteger(part));
  const [year, month, day] = numbers;
  if (numbers.length !== parts.length || year === undefined || month === undefined || day === undefined) {
    return null;
  }
  return toDate(year, month, day);
}

function toDate(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return null;
  if (day > daysInMonth(year, month)) return null;
  return calendarDate(year, month, day);
}

/** Writes a date that is known to exist; `month` is 1 to 12. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** UTC has no daylight saving, so its midnights are exactly one day apart. */
function utcMs(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The year of a date. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
