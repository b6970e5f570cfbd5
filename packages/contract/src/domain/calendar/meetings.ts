import { addDays, type CalendarDate, weekdayName } from './calendar-date.ts';
import type { ChurchClock } from './church-clock.ts';

/** A meeting that repeats every week (spec section 9). */
export interface Meeting {
  readonly id: string;
  readonly name: string;
  /** Days on which it starts, Sunday 0 to Saturday 6. */
  readonly weekdays: readonly number[];
  /** `HH:MM` on the church's clock. */
  readonly start: string;
  /** `HH:MM`; when it is not after the start, the meeting ends on the following day. */
  readonly end: string;
  readonly place?: string;
  readonly membersOnly?: boolean;
}

/** When a meeting comes next. */
export interface NextMeeting<T extends Meeting = Meeting> {
  readonly meeting: T;
  readonly date: CalendarDate;
  readonly weekday: number;
  /** 0 today, 1 tomorrow, up to 7 for one that has already begun today and comes once a week. */
  readonly daysAhead: number;
}

/** The meetings going on at the church's clock, from their start until just before their end, in the given order. */
export function meetingsNow<T extends Meeting>(meetings: readonly T[], clock: ChurchClock): T[] {
  const now = clock.time.slice(0, 5);
  const yesterday = (clock.weekday + 6) % 7;
  return meetings.filter(({ weekdays, start, end }) => {
    const overnight = end <= start;
    if (weekdays.includes(clock.weekday) && start <= now && (overnight || now < end)) return true;
    return overnight && weekdays.includes(yesterday) && now < end;
  });
}

/**
 * The meeting that starts soonest after the church's clock; one that starts at this very minute is already on. Of
 * several that start together the first given wins. Filter out `membersOnly` beforehand where it should not show.
 *
 * @returns null only when no meeting has a weekday
 */
export function nextMeeting<T extends Meeting>(
  meetings: readonly T[],
  clock: ChurchClock,
): NextMeeting<T> | null {
  const now = clock.time.slice(0, 5);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (clock.weekday + daysAhead) % 7;
    const meeting = meetings
      .filter(({ weekdays, start }) => weekdays.includes(weekday) && (daysAhead > 0 || start > now))
      .reduce<T | null>(
        (first, other) => (first === null || other.start < first.start ? other : first),
        null,
      );
    if (meeting) return { meeting, date: addDays(clock.date, daysAhead), weekday, daysAhead };
  }
  return null;
}

/** Says when: 'hoy 19:00', 'mañana 19:00', 'sábado 19:00', and 'sábado próximo 19:00' when that is a week from today. */
export function describeNext(next: NextMeeting): string {
  return `${dayWords(next)} ${next.meeting.start}`;
}

function dayWords({ daysAhead, weekday }: NextMeeting): string {
  if (daysAhead === 0) return 'hoy';
  if (daysAhead === 1) return 'mañana';
  return daysAhead < 7 ? weekdayName(weekday) : `${weekdayName(weekday)} próximo`;
}
