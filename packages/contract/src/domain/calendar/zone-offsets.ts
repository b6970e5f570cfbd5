import { type CalendarDate, DAY_MS } from './calendar-date.ts';
import { churchClock } from './church-clock.ts';

const SECOND_MS = 1000;
/** No country changes its clocks twice within a week. */
const STEP_MS = 7 * DAY_MS;

/** From `fromMs` (UTC milliseconds) on, the zone's clocks are `offsetMs` ahead of UTC. */
export interface ZoneOffset {
  readonly fromMs: number;
  readonly offsetMs: number;
}

/**
 * A zone's offsets over a span of time, to the second.
 *
 * @param timeZone - an IANA name, `America/La_Paz`
 * @param fromMs - UTC milliseconds; the first offset starts here
 * @param untilMs - UTC milliseconds
 * @returns at least one, in order of time
 * @throws RangeError for an unknown zone
 */
export function zoneOffsets(timeZone: string, fromMs: number, untilMs: number): readonly ZoneOffset[] {
  let current = { fromMs, offsetMs: offsetAt(fromMs, timeZone) };
  const offsets = [current];
  for (let startMs = fromMs; startMs < untilMs; startMs += STEP_MS) {
    const endMs = Math.min(startMs + STEP_MS, untilMs);
    if (offsetAt(endMs, timeZone) === current.offsetMs) continue;
    const changeMs = changeBetween(startMs, endMs, current.offsetMs, timeZone);
    current = { fromMs: changeMs, offsetMs: offsetAt(changeMs, timeZone) };
    offsets.push(current);
  }
  return offsets;
}

/**
 * The instant at which a day begins in the church's zone, also on days when clocks change.
 *
 * @param date - a valid `YYYY-MM-DD`
 * @param timeZone - an IANA name, `America/La_Paz`
 * @returns UTC milliseconds
 */
export function churchDayStart(date: CalendarDate, timeZone: string): number {
  return churchInstant(date, '00:00:00', timeZone);
}

/**
 * The instant of a day and time in the church's zone; a time that clocks skip is an hour later.
 *
 * @param date - a valid `YYYY-MM-DD`
 * @param time - a valid `HH:MM:SS`
 * @param timeZone - an IANA name, `America/La_Paz`
 * @returns UTC milliseconds
 */
export function churchInstant(date: CalendarDate, time: string, timeZone: string): number {
  const local = Date.parse(`${date}T${time}Z`);
  const guess = local - offsetAt(local, timeZone);
  return local - offsetAt(guess, timeZone);
}

/** Bisects for the first second at which the offset is no longer `offsetMs`. */
function changeBetween(startMs: number, endMs: number, offsetMs: number, timeZone: string): number {
  let [before, after] = [startMs, endMs];
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2 / SECOND_MS) * SECOND_MS;
    if (offsetAt(middle, timeZone) === offsetMs) before = middle;
    else after = middle;
  }
  return after;
}

function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = churchClock(instant, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / SECOND_MS) * SECOND_MS;
}
