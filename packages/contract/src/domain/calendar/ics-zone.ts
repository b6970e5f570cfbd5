import { MINUTE_MS } from './calendar-date.ts';
import { zoneOffsets } from './zone-offsets.ts';

/** Whether the zone's clock is UTC's, so that a calendar needs no description of it. */
export function isUtc(timeZone: string): boolean {
  return /^(?:etc\/)?(?:utc|uct|gmt|zulu|universal|greenwich)$/i.test(timeZone);
}

/**
 * Describes a zone for a calendar (`VTIMEZONE`, RFC 5545, 3.6.5): the first offset and every change until the end.
 *
 * @param timeZone - an IANA name, `America/La_Paz`
 * @param fromMs - UTC milliseconds of the beginning
 * @param untilMs - UTC milliseconds of the end
 * @returns unfolded lines without line endings
 */
export function icsZone(timeZone: string, fromMs: number, untilMs: number): readonly string[] {
  const offsets = zoneOffsets(timeZone, fromMs, untilMs).map(({ fromMs: atMs, offsetMs }) => ({
    atMs,
    minutes: Math.round(offsetMs / MINUTE_MS),
  }));
  const first = offsets[0]?.minutes ?? 0;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    // One observance per change: programs disagree about a list of dates beside the first one.
    ...offsets.slice(1).flatMap(({ atMs, minutes }, index) => {
      const before = offsets[index]?.minutes ?? first;
      // DTSTART is local time before the change.
      const start = stamp(atMs + before * MINUTE_MS);
      return observance(minutes > before ? 'DAYLIGHT' : 'STANDARD', start, before, minutes);
    }),
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

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** `YYYYMMDDTHHMMSS` of an instant that stands for local time. */
function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '');
}
