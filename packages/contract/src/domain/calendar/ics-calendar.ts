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

/** A date on which a weekly event is not held, or at other hours. */
export interface ChangedDate {
  readonly date: CalendarDate;
  /** null: not held. */
  readonly moved: {
    /** `HH:MM`, as in {@link WeeklyTimes}. */
    readonly start: string;
    readonly end: string;
    /** @default the event's */
    readonly place?: string | undefined;
    /** @default the event's */
    readonly description?: string | undefined;
  } | null;
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
  /** Of a weekly event; those on other days than its own, or before the calendar's first, are left out. */
  readonly changes?: readonly ChangedDate[];
}

/** A calendar to subscribe to or import. */
export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** IANA zone of the church, `America/La_Paz`. */
  readonly timeZone: string;
  /** First day, `YYYY-MM-DD`: weekly events start on or after it. */
  readonly since: CalendarDate;
  /** Orders two events with one uid (RFC 5546, 2.1.5). */
  readonly revision: {
    /** Rises with every change. */
    readonly sequence: number;
    /** When that was, UTC milliseconds. */
    readonly changedMs: number;
  };
  readonly events: readonly CalendarEvent[];
}

/**
 * Writes a calendar by RFC 5545: local times with the church's zone (UTC if the zone is UTC), weekly rules, dates without
 * the event (EXDATE) or at other hours (an event with RECURRENCE-ID), lines folded at 75 bytes and ended by CRLF. The output is deterministic.
 */
export function writeCalendar(calendar: Calendar): string {
  const { name, description, timeZone, since, events } = calendar;
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
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldIcsLine(line)}\r\n`).join('');
}

function zoneSpan(since: CalendarDate): readonly [fromMs: number, untilMs: number] {
  const year = Number(since.slice(0, 4));
  return [Date.UTC(year, 0, 1), Date.UTC(year + ZONE_YEARS, 0, 1)];
}

function eventLines(event: CalendarEvent, { timeZone, since, revision }: Calendar): readonly string[] {
  const { when } = event;
  if (!('weekdays' in when)) return oneEvent(event, revision, dayLines(when));
  const { weekdays, start } = when;
  const changes = (event.changes ?? [])
    .filter(({ date }) => date >= since && weekdays.includes(weekdayOf(date)))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const at = stamps(timeZone);
  const suspended = changes
    .filter(({ moved }) => moved === null)
    .map(({ date }) => `EXDATE${at(date, start)}`);
  const moved = changes.flatMap(({ date, moved: to }) => {
    if (to === null) return [];
    const { place = event.place, description = event.description } = to;
    const changed = { ...event, ...(place ? { place } : {}), ...(description ? { description } : {}) };
    return oneEvent(changed, revision, [`RECURRENCE-ID${at(date, start)}`, ...spanLines(date, to, at)]);
  });
  return [...oneEvent(event, revision, [...weeklyLines(when, since, at), ...suspended]), ...moved];
}

function oneEvent(
  event: CalendarEvent,
  { sequence, changedMs }: Calendar['revision'],
  times: readonly string[],
): readonly string[] {
  const { uid, title, description, place, point, link } = event;
  const changed = new Date(changedMs).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeIcsText(uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
    ...times,
    `SUMMARY:${escapeIcsText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeIcsText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeIcsText(place)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    ...(link ? [`URL:${link}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Writes a local time with its zone, after a property's name. */
type Stamp = (day: CalendarDate, time: string) => string;

function stamps(timeZone: string): Stamp {
  const [zone, mark] = isUtc(timeZone) ? ['', 'Z'] : [`;TZID=${timeZone}`, ''];
  return (day, time) => `${zone}:${compact(day)}T${time.replace(':', '')}00${mark}`;
}

function spanLines(
  day: CalendarDate,
  { start, end }: Pick<WeeklyTimes, 'start' | 'end'>,
  at: Stamp,
): readonly string[] {
  const last = end > start ? day : addDays(day, 1);
  return [`DTSTART${at(day, start)}`, `DTEND${at(last, end)}`];
}

function weeklyLines(times: WeeklyTimes, since: CalendarDate, at: Stamp): readonly string[] {
  const { weekdays } = times;
  const days = [...new Set(weekdays)].sort((a, b) => a - b).map((weekday) => WEEKDAYS[weekday]);
  return [...spanLines(firstDayOn(weekdays, since), times, at), `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}`];
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
