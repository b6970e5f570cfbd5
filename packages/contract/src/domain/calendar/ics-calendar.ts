import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';
import { escapeIcsText, foldIcsLine } from './ics-text.ts';
import { icsZone, isUtc } from './ics-zone.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const DAYS_IN_WEEK = 7;
/** Years of zone changes in the file, which is generated again long before they end. */
const ZONE_YEARS = 5;

/** Weekly times in the church's zone. */
export interface WeeklyTimes {
  /** Sunday 0 to Saturday 6; at least one. */
  readonly weekdays: readonly number[];
  /** `HH:MM`. */
  readonly start: string;
  /** `HH:MM`; when it is not after the start, the event ends on the following day. */
  readonly end: string;
}

/** Whole days, both ends included. */
export interface WholeDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface CalendarEvent {
  /** Stable and globally unique: calendars replace the event with the same id. */
  readonly uid: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  /** Decimal degrees. */
  readonly point?: { readonly latitude: number; readonly longitude: number };
  /** Absolute https address. */
  readonly link?: string;
  readonly when: WeeklyTimes | WholeDays;
}

/** A calendar to subscribe to or import. */
export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** IANA zone of the church, `America/La_Paz`. */
  readonly timeZone: string;
  /** First day, `YYYY-MM-DD`: weekly events start on or after it. */
  readonly since: CalendarDate;
  readonly events: readonly CalendarEvent[];
}

/**
 * Writes a calendar by RFC 5545: local times with the church's zone (UTC if the zone is UTC), weekly rules, lines folded
 * at 75 bytes and ended by CRLF. The output is deterministic.
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
  // DTEND is exclusive.
  return [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`];
}

/**
 * The first of some weekdays on or after a day.
 *
 * @param weekdays - Sunday 0 to Saturday 6
 * @returns the day itself without weekdays
 */
export function firstDayOn(weekdays: readonly number[], since: CalendarDate): CalendarDate {
  const today = weekdayOf(since);
  const distances = weekdays.map((weekday) => (weekday - today + DAYS_IN_WEEK) % DAYS_IN_WEEK);
  return addDays(since, distances.length > 0 ? Math.min(...distances) : 0);
}

function compact(date: CalendarDate): string {
  return date.replaceAll('-', '');
}
