import { type CalendarDate, weekdayOf } from './calendar-date.ts';

/** Local date and time at the church. */
export interface ChurchClock {
  /** `YYYY-MM-DD` in the church's zone. */
  readonly date: CalendarDate;
  /** `HH:MM:SS`, 00 to 23 hours, in the church's zone. */
  readonly time: string;
  /** Sunday 0 to Saturday 6. */
  readonly weekday: number;
}

/** Creating a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Date and time in the church's zone, whatever the device's zone (decisions section 4).
 *
 * @param instant - a Date or UTC milliseconds, years 1000 to 9999
 * @param timeZone - an IANA name, `America/La_Paz`
 * @throws RangeError for an invalid Date or an unknown zone
 */
export function churchClock(instant: Date | number, timeZone: string): ChurchClock {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const time = `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
  return { date, time, weekday: weekdayOf(date) };
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
