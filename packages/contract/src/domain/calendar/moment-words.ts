import {
  type CalendarDate,
  dayAndMonth,
  daysBetween,
  formatDate,
  HOUR_MS,
  MINUTE_MS,
  weekdayName,
} from './calendar-date.ts';
import { type ChurchClock, churchClock } from './church-clock.ts';

/** A moment: a Date, UTC milliseconds, or ISO 8601 as the server sends it. */
export type Moment = Date | number | string;

const HOURS_OF_DAY = 24;
/** A day number alone is unambiguous within this many days. */
const CLEAR_DAYS = 27;
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

const msOf = (moment: Moment) => new Date(moment).getTime();
const clockOf = (moment: Moment, timeZone: string): ChurchClock => churchClock(msOf(moment), timeZone);

/** The church's day of a moment, `YYYY-MM-DD`. @throws RangeError for an invalid moment or zone */
export const dateOf = (moment: Moment, timeZone: string): CalendarDate => clockOf(moment, timeZone).date;

/** The church's day of a moment: '20-11-2026'. @throws RangeError for an invalid moment or zone */
export const dateAt = (moment: Moment, timeZone: string): string => formatDate(dateOf(moment, timeZone));

/** The church's time of a moment: '19:03'. @throws RangeError for an invalid moment or zone */
export const timeAt = (moment: Moment, timeZone: string): string =>
  clockOf(moment, timeZone).time.slice(0, 'HH:MM'.length);

/** A moment in a sentence: '20-11-2026 a las 19:03'. @throws RangeError for an invalid moment or zone */
export const momentWords = (moment: Moment, timeZone: string): string =>
  `${dateAt(moment, timeZone)} a las ${timeAt(moment, timeZone)}`;

/** A moment in a list: '20-11-2026 19:03'. @throws RangeError for an invalid moment or zone */
export const momentText = (moment: Moment, timeZone: string): string =>
  `${dateAt(moment, timeZone)} ${timeAt(moment, timeZone)}`;

/**
 * A moment as of today: 'a las 10:41'; of another day 'el 20-11-2026 a las 10:41'.
 * @throws RangeError for an invalid moment or zone
 */
export function whenWords(moment: Moment, now: Moment, timeZone: string): string {
  const isToday = dateOf(moment, timeZone) === dateOf(now, timeZone);
  return isToday ? `a las ${timeAt(moment, timeZone)}` : `el ${momentWords(moment, timeZone)}`;
}

/**
 * A moment of these days: 'hoy a las 23:00', 'mañana a las 23:00', 'el domingo 29-11-2026 a las 23:00'.
 * @throws RangeError for an invalid moment or zone
 */
export function nearWords(moment: Moment, now: Moment, timeZone: string): string {
  const { date, weekday } = clockOf(moment, timeZone);
  const days = daysBetween(dateOf(now, timeZone), date);
  const near = { '-1': 'ayer', 0: 'hoy', 1: 'mañana' }[days];
  return `${near ?? `el ${weekdayName(weekday)} ${formatDate(date)}`} a las ${timeAt(moment, timeZone)}`;
}

/** Time since a moment: 'ahora mismo', 'hace 2 min', 'hace 3 h', 'hace 2 días'. */
export function agoWords(moment: Moment, now: Moment): string {
  const passed = msOf(now) - msOf(moment);
  if (passed < MINUTE_MS) return 'ahora mismo';
  if (passed < HOUR_MS) return `hace ${Math.floor(passed / MINUTE_MS)} min`;
  const hours = Math.floor(passed / HOUR_MS);
  if (hours < HOURS_OF_DAY) return `hace ${hours} h`;
  const days = Math.floor(hours / HOURS_OF_DAY);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}

/**
 * Time since a moment, by the church's days: 'hace un momento', 'hace 10 min', 'hace 3 h', 'ayer', 'el 12'.
 * @throws RangeError for an invalid moment or zone
 */
export function sinceWords(moment: Moment, now: Moment, timeZone: string): string {
  const passed = msOf(now) - msOf(moment);
  const [day, today] = [dateOf(moment, timeZone), dateOf(now, timeZone)];
  if (passed < MINUTE_MS) return 'hace un momento';
  if (passed < HOUR_MS) return agoWords(moment, now);
  if (day === today) return `hace ${Math.floor(passed / HOUR_MS)} h`;
  return daysBetween(day, today) === 1 ? 'ayer' : `el ${dayNumber(day, today)}`;
}

/**
 * Days since a moment, by the church's days: 'hoy', 'ayer', 'hace 3 semanas'; 'hoy' for one to come.
 * @param largest - unit that longer times are counted in
 * @throws RangeError for an invalid moment or zone
 */
export function daysAgoWords(
  moment: Moment,
  now: Moment,
  timeZone: string,
  largest: (typeof UNITS)[number][0] = 'year',
): string {
  const days = Math.max(0, daysBetween(dateOf(moment, timeZone), dateOf(now, timeZone)));
  const units = UNITS.slice(UNITS.findIndex(([unit]) => unit === largest));
  const [unit, length] = units.find(([, size]) => days >= size) ?? ['day', 1];
  return new Intl.RelativeTimeFormat('es', { numeric: 'auto' }).format(-Math.floor(days / length), unit);
}

/** A day without its year where that is today's: '31-10', '31-10-2025'. Both days are valid `YYYY-MM-DD`. */
export function shortDate(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : formatDate(date);
}

/** The number of a day, '21'; '31-10' where that could be of another month. Both days are valid `YYYY-MM-DD`. */
export function dayNumber(date: CalendarDate, today: CalendarDate): string {
  const isClear = Math.abs(daysBetween(date, today)) <= CLEAR_DAYS;
  return isClear ? String(Number(date.slice(8))) : shortDate(date, today);
}
