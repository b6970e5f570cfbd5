import { churchClock } from './church-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Clocks are looked at this often: no country moves them twice in between. */
const STEP_MS = 7 * DAY_MS;

/** A moment at which a zone's clocks are moved. */
interface Transition {
  /** UTC milliseconds. */
  readonly atMs: number;
  /** Minutes ahead of UTC before and after. */
  readonly from: number;
  readonly to: number;
}

/** Whether the zone's clock is UTC's, so that a calendar needs no description of it. */
export function isUtc(timeZone: string): boolean {
  return /^(?:etc\/)?(?:utc|uct|gmt|zulu|universal|greenwich)$/i.test(timeZone);
}

/**
 * Describes a zone as calendars need it (`VTIMEZONE`, RFC 5545, 3.6.5), from what the machine knows of it: the offset
 * that holds at the beginning, and every time that clocks are moved until the end.
 *
 * @param timeZone an IANA name, `America/La_Paz`
 * @param fromMs UTC milliseconds of the beginning
 * @param untilMs UTC milliseconds of the end
 * @returns unfolded lines without endings
 */
export function icsZone(timeZone: string, fromMs: number, untilMs: number): readonly string[] {
  const first = offsetMinutes(fromMs, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    // One by one: programs differ in what they make of a list of dates beside the first one.
    ...transitions(timeZone, fromMs, untilMs).flatMap(({ atMs, from, to }) =>
      // On the wall, a clock still shows the old time when it is moved.
      observance(to > from ? 'DAYLIGHT' : 'STANDARD', stamp(atMs + from * MINUTE_MS), from, to),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(kind: string, start: string, from: number, to: number): readonly string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function transitions(timeZone: string, fromMs: number, untilMs: number): readonly Transition[] {
  const found: Transition[] = [];
  let before = offsetMinutes(fromMs, timeZone);
  for (let atMs = fromMs; atMs < untilMs; atMs += STEP_MS) {
    const after = offsetMinutes(atMs + STEP_MS, timeZone);
    if (after !== before) {
      found.push({ atMs: momentOf(timeZone, before, atMs, atMs + STEP_MS), from: before, to: after });
    }
    before = after;
  }
  return found;
}

/** The minute at which the offset stops to be `before`, between two instants. */
function momentOf(timeZone: string, before: number, earlierMs: number, laterMs: number): number {
  let low = Math.floor(earlierMs / MINUTE_MS);
  let high = Math.floor(laterMs / MINUTE_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(middle * MINUTE_MS, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

function offsetMinutes(atMs: number, timeZone: string): number {
  const { date, time } = churchClock(atMs, timeZone);
  return Math.round((Date.parse(`${date}T${time}Z`) - atMs) / MINUTE_MS);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** `YYYYMMDDTHHMMSS` of an instant that stands for a time on the wall. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '');
}
