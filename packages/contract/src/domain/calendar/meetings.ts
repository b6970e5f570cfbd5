import { addDays, type CalendarDate, dayAndMonth, weekdayName } from './calendar-date.ts';
import type { ChurchClock } from './church-clock.ts';

/** A weekly meeting (spec section 9), an entry of the document `horarios`. */
export interface Meeting {
  readonly id: string;
  readonly titulo: string;
  /** Days on which it starts, Sunday 0 to Saturday 6. */
  readonly dias: readonly number[];
  /** `HH:MM` in the church's zone. */
  readonly inicio: string;
  /** `HH:MM`; when it is not after the start, the meeting ends on the following day. */
  readonly fin: string;
  readonly lugar?: string | null;
  readonly soloMiembros?: boolean;
}

/** The next occurrence of a meeting. */
export interface NextMeeting<T extends Meeting = Meeting> {
  readonly meeting: T;
  readonly date: CalendarDate;
  readonly weekday: number;
  /** 0 today, 1 tomorrow, up to 7 for a weekly meeting that has already started today; more where dates are suspended. */
  readonly daysAhead: number;
}

/** A date on which a meeting is suspended or has other hours, an entry of the document `excepciones`. */
export interface ChangedMeeting {
  /** Id of the meeting. */
  readonly reunion: string;
  readonly fecha: CalendarDate;
  /** The new hours; both null where it is suspended. */
  readonly inicio: string | null;
  readonly fin: string | null;
  /** null: where it always is. */
  readonly lugar?: string | null;
}

/** A day with its weekday. */
type Day = Pick<ChurchClock, 'date' | 'weekday'>;

/**
 * A meeting as it is on one day.
 *
 * @returns null where it is not held
 */
function heldOn<T extends Meeting>(
  meeting: T,
  { date, weekday }: Day,
  changes: readonly ChangedMeeting[],
): T | null {
  if (!meeting.dias.includes(weekday)) return null;
  const change = changes.find(({ reunion, fecha }) => reunion === meeting.id && fecha === date);
  if (change === undefined) return meeting;
  const { inicio, fin, lugar } = change;
  if (inicio === null || fin === null) return null;
  return { ...meeting, inicio, fin, lugar: lugar ?? meeting.lugar };
}

/**
 * Meetings in progress, from their start until just before their end, in the given order.
 *
 * @param changes - dates on which meetings are suspended or have other hours, which the answer then says
 */
export function meetingsNow<T extends Meeting>(
  meetings: readonly T[],
  clock: ChurchClock,
  changes: readonly ChangedMeeting[] = [],
): T[] {
  const now = clock.time.slice(0, 5);
  const yesterday = { date: addDays(clock.date, -1), weekday: (clock.weekday + 6) % 7 };
  return meetings.flatMap((meeting) => {
    const today = heldOn(meeting, clock, changes);
    if (today && today.inicio <= now && (today.fin <= today.inicio || now < today.fin)) return [today];
    const before = heldOn(meeting, yesterday, changes);
    return before && before.fin <= before.inicio && now < before.fin ? [before] : [];
  });
}

/**
 * The meeting that a day is about: one in progress, else the next one of today, else the last one that was.
 *
 * @param changes - dates on which meetings are suspended or have other hours, which the answer then says
 * @returns null on a day without a meeting
 */
export function meetingOfDay<T extends Meeting>(
  meetings: readonly T[],
  clock: ChurchClock,
  changes: readonly ChangedMeeting[] = [],
): T | null {
  const [inProgress] = meetingsNow(meetings, clock, changes);
  if (inProgress) return inProgress;
  const today = meetings
    .flatMap((meeting) => heldOn(meeting, clock, changes) ?? [])
    .toSorted((one, other) => one.inicio.localeCompare(other.inicio));
  const now = clock.time.slice(0, 5);
  return today.find(({ inicio }) => inicio > now) ?? today.at(-1) ?? null;
}

/** Days to look ahead: beyond a week only where a date is changed. */
const DAYS_AHEAD = 28;

/**
 * The meeting that starts next; one that starts this minute is already in progress. The first one wins a tie. Does not
 * filter `soloMiembros`.
 *
 * @param changes - dates on which meetings are suspended or have other hours
 * @returns null only if no meeting has a weekday, or all are suspended for four weeks
 */
export function nextMeeting<T extends Meeting>(
  meetings: readonly T[],
  clock: ChurchClock,
  changes: readonly ChangedMeeting[] = [],
): NextMeeting<T> | null {
  const now = clock.time.slice(0, 5);
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(clock.date, daysAhead);
    const weekday = (clock.weekday + daysAhead) % 7;
    const meeting = meetings
      .flatMap((one) => heldOn(one, { date, weekday }, changes) ?? [])
      .filter(({ inicio }) => daysAhead > 0 || inicio > now)
      .reduce<T | null>(
        (first, other) => (first === null || other.inicio < first.inicio ? other : first),
        null,
      );
    if (meeting) return { meeting, date, weekday, daysAhead };
  }
  return null;
}

/**
 * Formats 'hoy 19:00', 'mañana 19:00', 'sábado 19:00', 'sábado próximo 19:00' for a week from today, or
 * 'sábado 12-12 19:00' for later.
 */
export function describeNext(next: NextMeeting): string {
  return `${dayWords(next)} ${next.meeting.inicio}`;
}

function dayWords({ daysAhead, weekday, date }: NextMeeting): string {
  if (daysAhead === 0) return 'hoy';
  if (daysAhead === 1) return 'mañana';
  if (daysAhead > 7) return `${weekdayName(weekday)} ${dayAndMonth(date)}`;
  return daysAhead < 7 ? weekdayName(weekday) : `${weekdayName(weekday)} próximo`;
}
