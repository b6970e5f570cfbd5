import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';
import { escapeIcsText, foldIcsLine } from './ics-text.ts';
import { icsZone, isUtc } from './ics-zone.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const DAYS_IN_WEEK = 7;
/** Years for which a zone's changes of the clock are written out; the feed is written anew long before. */
const ZONE_YEARS = 5;

/** Repeats every week, on the church's clock. */
export interface WeeklyTimes {
  /** Sunday 0 to Saturday 6; at least one. */
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly start: string;
  /** `HH:MM`; when it is not after the start, the event ends on the following day. */
  readonly end: string;
}

/** Whole days, both included. */
export interface WholeDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for ever and nowhere else: a calendar that gets it again replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  /** Decimal degrees. */
  readonly point?: { readonly latitude: number; readonly longitude: number };
  /** A whole https address. */
  readonly link?: string;
  readonly when: WeeklyTimes | WholeDays;
}

/** A calendar that people subscribe to or add to their own. */
export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** IANA zone of the church, `America/La_Paz`. */
  readonly timeZone: string;
  /** `YYYY-MM-DD`, the day it begins with: weekly events start at their first time from then on. */
  readonly since: CalendarDate;
  readonly events: readonly CalendarEvent[];
}

/**
 * Writes a calendar as RFC 5545 has it: times on the church's clock with its zone (in UTC where the zone is UTC),
 * weekly rules, lines folded at 75 bytes and ended by CRLF. The same calendar is the same text, byte by byte.
 */
export function writeCalendar({ name, description, timeZone, since, events }: Calendar): string {
  const timed = events.some(({ when }) => 'weekdays' in when);
  const zone = timed && !isUtc(timeZone) ? icsZone(timeZone, ...zoneSpan(since)) : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeIcsText(name)}//Calendario//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeIcsText(name)}`,
    `X-WR-CALNAME:${escapeIcsText(name)}`,
    `DESCRIPTION:${escapeIcsText(description)}`,
    `X-WR-CALDESC:${escapeIcsText(description)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...zone,
    ...events.flatMap((event) => eventLines(event, timeZone, since)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldIcsLine(line)}\r\n`).join('');
}

function zoneSpan(since: CalendarDate): readonly [fromMs: number, untilMs: number] {
  const year = Number(since.slice(0, 4));
  return [Date.UTC(year, 0, 1), Date.UTC(year + ZONE_YEARS, 0, 1)];
}

function eventLines(event: CalendarEvent, timeZone: string, since: CalendarDate): readonly string[] {
  const { uid, title, description, place, point, link, when } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeIcsText(uid)}`,
    `DTSTAMP:${compact(since)}T000000Z`,
    ...('weekdays' in when ? weeklyLines(when, timeZone, since) : dayLines(when)),
    `SUMMARY:${escapeIcsText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeIcsText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeIcsText(place)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    ...(link ? [`URL:${link}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function weeklyLines(
  { weekdays, start, end }: WeeklyTimes,
  timeZone: string,
  since: CalendarDate,
): readonly string[] {
  const first = firstDayOn(weekdays, since);
  const last = end > start ? first : addDays(first, 1);
  const [zone, mark] = isUtc(timeZone) ? ['', 'Z'] : [`;TZID=${timeZone}`, ''];
  const at = (day: CalendarDate, time: string) => `${zone}:${compact(day)}T${time.replace(':', '')}00${mark}`;
  const days = [...new Set(weekdays)].sort((a, b) => a - b).map((weekday) => WEEKDAYS[weekday]);
  return [`DTSTART${at(first, start)}`, `DTEND${at(last, end)}`, `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`];
}

function dayLines({ from, to }: WholeDays): readonly string[] {
  // The end is the first day that no longer belongs to it.
  return [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`];
}

/**
 * The first of some weekdays on or after a day.
 *
 * @param weekdays Sunday 0 to Saturday 6
 * @returns the day itself where no weekday is given
 */
export function firstDayOn(weekdays: readonly number[], since: CalendarDate): CalendarDate {
  const today = weekdayOf(since);
  const waits = weekdays.map((weekday) => (weekday - today + DAYS_IN_WEEK) % DAYS_IN_WEEK);
  return addDays(since, waits.length > 0 ? Math.min(...waits) : 0);
}

function compact(date: CalendarDate): string {
  return date.replaceAll('-', '');
}
