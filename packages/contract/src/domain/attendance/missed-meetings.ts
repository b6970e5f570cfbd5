import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Days, both ends included, of which somebody said that they would not come. */
export interface PlannedAbsence {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const ENOUGH_MARKS = 3;
const ENOUGH_SHARE = 10;

/**
 * Whether a ministry met on a day, by who came: three of its members, or a tenth of them.
 * @param marked - its members with a mark of that day
 * @param members - all of its members
 */
export function isHeldDay(marked: number, members: number): boolean {
  return marked >= ENOUGH_MARKS || (marked > 0 && marked * ENOUGH_SHARE >= members);
}

/** Between which marks somebody may have missed something; neither day counts itself. */
export interface Away {
  /** The last mark. */
  readonly since: CalendarDate;
  /** The return, or today: a meeting of today may still go on. */
  readonly until: CalendarDate;
}

/**
 * How many meetings of a ministry somebody missed.
 * @param held - days on which it met
 * @param absences - days inside of one are not missed
 */
export function missedMeetings(
  { since, until }: Away,
  held: Iterable<CalendarDate>,
  absences: readonly PlannedAbsence[],
): number {
  let missed = 0;
  for (const day of held) {
    if (day <= since || day >= until) continue;
    if (!absences.some(({ from, to }) => from <= day && day <= to)) missed += 1;
  }
  return missed;
}
