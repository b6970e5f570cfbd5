import { addDays, type CalendarDate, weekdayName } from './calendar-date.ts';
import type { ChurchClock } from './church-clock.ts';

/** A weekly meeting (spec section 9). */
export interface Meeting {
  readonly id: string;
  readonly name: string;
  /** Days on which it starts, Sunday 0 to Saturday 6. */
  readonly weekdays: readonly number[];
  /** `HH:MM` in the church's zone. */
  readonly start: string;
  /** `HH:MM`; when it is not after the start, the meeting ends on the following day. */
  readonly end: string;
  readonly place?: string;
  readonly membersOnly?: boolean;
}

/** The next occurrence of a meeting. */
export interface NextMeeting<T extends Meeting = Meeting> {
  readonly meeting: T;
  readonly date: CalendarDate;
  readonly weekday: number;
  /** 0 today, 1 tomorrow, up to 7 for a weekly meeting that has already started today. */
  readonly daysAhead: number;
}

/** Meetings in progress, from their start until just before their end, in the given order. */
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
 * The meeting that starts next; one that starts this minute is already in progress. The first one wins a tie. Does not
 * filter `membersOnly`.
 *
 * @returns null only if no meeting has a weekday
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

/** Formats 'hoy 19:00', 'mañana 19:00', 'sábado 19:00', or 'sábado próximo 19:00' for a week from today. */
export function describeNext(next: NextMeeting): string {
  return `${dayWords(next)} ${next.meeting.start}`;
}

function dayWords({ daysAhead, weekday }: NextMeeting): string {
  if (daysAhead === 0) return 'hoy';
  if (daysAhead === 1) return 'mañana';
  return daysAhead < 7 ? weekdayName(weekday) : `${weekdayName(weekday)} próximo`;
}
