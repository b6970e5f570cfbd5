import { churchClock, DAY_MS } from '@ministerio/contract/domain';
import ICAL from 'ical.js';

/** An instant on the day on which a church's clocks are moved, after that, within a year; null where they never are. */
export function clockChangeAfter(nowMs: number, zone: string): number | null {
  const { time } = churchClock(nowMs, zone);
  const days = Array.from({ length: 366 }, (_, day) => nowMs + day * DAY_MS);
  return days.find((ms) => churchClock(ms, zone).time !== time) ?? null;
}

/**
 * The first three times of a weekly meeting as a phone reads them from a calendar: its day and hour on the church's wall, and
 * its hour in UTC.
 */
export function nextStarts(calendar: string, name: string, zone: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  ICAL.TimezoneService.reset();
  for (const one of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(one);
  const event = root
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .find(({ summary }) => summary.includes(name));
  const times = event?.iterator();
  return [times?.next(), times?.next(), times?.next()].flatMap((start) => {
    if (!start) return [];
    const at = start.toJSDate();
    return [{ ...churchClock(at.getTime(), zone), utc: at.toISOString().slice(11, 16) }];
  });
}
