import { weekdayOf } from './calendar-arithmetic.ts';
import { type ChurchClock, churchClock } from './church-clock.ts';

/** From `fromMs` (UTC milliseconds) on, the zone's clocks are `offsetMs` ahead of UTC. */
interface ZoneStep {
  readonly fromMs: number;
  readonly offsetMs: number;
}

/** How far a zone's clocks are from UTC over some years. */
export interface ClockTable {
  /** IANA name, `America/La_Paz`. */
  readonly timeZone: string;
  /** Where it ends, UTC milliseconds. */
  readonly untilMs: number;
  /** At least one, in the order of time; the table begins at the first. */
  readonly steps: readonly ZoneStep[];
}

const DAY_MS = 86_400_000;

/**
 * Works a table out while building: a phone needs tens of milliseconds to learn a zone's rules, and no time to read
 * them from there.
 *
 * @param timeZone an IANA name, `America/La_Paz`
 * @param fromYear its first moment in UTC is where the table begins; whole years make one build like the next
 * @param years how many it lasts
 * @throws RangeError for an unknown zone
 */
export function clockTable(timeZone: string, fromYear: number, years: number): ClockTable {
  const untilMs = Date.UTC(fromYear + years, 0);
  return { timeZone, untilMs, steps: zoneSteps(timeZone, Date.UTC(fromYear, 0), untilMs) };
}

/**
 * Day and time at a church, the same as `churchClock`, from its table; the browser is asked for the zone only where
 * the table has ended.
 *
 * @param instant UTC milliseconds
 */
export function clockFromTable(instant: number, { timeZone, untilMs, steps }: ClockTable): ChurchClock {
  const step = instant < untilMs ? steps.findLast(({ fromMs }) => fromMs <= instant) : undefined;
  if (!step) return churchClock(instant, timeZone);
  const [date = '', time = ''] = new Date(instant + step.offsetMs).toISOString().split(/T|\./);
  return { date, time, weekday: weekdayOf(date) };
}

function zoneSteps(timeZone: string, fromMs: number, untilMs: number): readonly ZoneStep[] {
  const steps: ZoneStep[] = [{ fromMs, offsetMs: offsetAt(fromMs, timeZone) }];
  let offsetMs = offsetAt(fromMs, timeZone);
  for (let day = fromMs; day < untilMs; day += DAY_MS) {
    if (offsetAt(day + DAY_MS, timeZone) === offsetMs) continue;
    const change = changeBetween(day, day + DAY_MS, offsetMs, timeZone);
    offsetMs = offsetAt(change, timeZone);
    steps.push({ fromMs: change, offsetMs });
  }
  return steps;
}

/** The first second at which the offset is no longer what it was at `sameMs`. */
function changeBetween(sameMs: number, otherMs: number, offsetMs: number, timeZone: string): number {
  let [same, other] = [sameMs, otherMs];
  while (other - same > 1000) {
    const middle = Math.floor((same + other) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === offsetMs) same = middle;
    else other = middle;
  }
  return other;
}

function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = churchClock(instant, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / 1000) * 1000;
}
