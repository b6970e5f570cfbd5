import { weekdayOf } from './calendar-date.ts';
import { type ChurchClock, churchClock } from './church-clock.ts';
import { type ZoneOffset, zoneOffsets } from './zone-offsets.ts';

/** A zone's offsets from UTC over some years. */
export interface ClockTable {
  /** IANA name, `America/La_Paz`. */
  readonly timeZone: string;
  /** End of the table, UTC milliseconds. */
  readonly untilMs: number;
  /** At least one, in order of time; the table begins at the first. */
  readonly steps: readonly ZoneOffset[];
}

/**
 * Builds a table at build time: a phone needs tens of milliseconds to load a zone's rules, and none to read them here.
 *
 * @param timeZone - an IANA name, `America/La_Paz`
 * @param fromYear - the table begins with its first moment in UTC; whole years keep builds reproducible
 * @param years - length of the table
 * @throws RangeError for an unknown zone
 */
export function clockTable(timeZone: string, fromYear: number, years: number): ClockTable {
  const untilMs = Date.UTC(fromYear + years, 0);
  return { timeZone, untilMs, steps: zoneOffsets(timeZone, Date.UTC(fromYear, 0), untilMs) };
}

/**
 * The same as `churchClock`, read from a table; outside of the table the browser's time zone data is used.
 *
 * @param instant - UTC milliseconds
 */
export function clockFromTable(instant: number, { timeZone, untilMs, steps }: ClockTable): ChurchClock {
  const step = instant < untilMs ? steps.findLast(({ fromMs }) => fromMs <= instant) : undefined;
  if (!step) return churchClock(instant, timeZone);
  const [date = '', time = ''] = new Date(instant + step.offsetMs).toISOString().split(/T|\./);
  return { date, time, weekday: weekdayOf(date) };
}
