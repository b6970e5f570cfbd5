import {
  addDays,
  type CalendarDate,
  isHeldDay,
  missedMeetings,
  type PlannedAbsence,
} from '@ministerio/contract/domain';
import {
  BACK_DAYS,
  type FollowUpFacts,
  NEW_DAYS,
  type PersonFacts,
  USUAL_DAYS,
} from '../db/repositories/follow-up-facts.ts';
import type { SuspendedDays } from './suspended-days.ts';

/** A list of 'Seguimiento'. */
export type ListName = 'nuevos' | 'faltan' | 'volvieron';

/** Row of a list: an episode, which the kind, the id and the day name. */
export interface Episode {
  readonly list: ListName;
  readonly kind: 'user' | 'visitor';
  readonly personId: number;
  /** The day that it counts from: the first mark of who is new, else the last one before somebody was missing. */
  readonly since: CalendarDate;
  /** Days that say why, newest first. */
  readonly days: readonly CalendarDate[];
  readonly ministries: readonly number[];
  /** Meetings that were held and missed; 0 for who is new. */
  readonly missed: number;
}

/** Id of an episode on the wire. */
export function episodeId({ kind, personId, since }: Pick<Episode, 'kind' | 'personId' | 'since'>): string {
  return `${kind === 'user' ? 'u' : 'v'}${personId}-${since}`;
}

/** Whether a ministry's day was suspended, and counts for nobody. */
type IsSuspended = SuspendedDays['isSuspended'];

/** Days on which each ministry met, by its members' marks; its leader may have said that it did not. */
export function heldDays(
  { people, members, notHeld }: Pick<FollowUpFacts, 'people' | 'members' | 'notHeld'>,
  isSuspended: IsSuspended,
): ReadonlyMap<number, readonly CalendarDate[]> {
  const held = new Map<number, CalendarDate[]>();
  for (const [ministry, ids] of members) {
    const marked = new Map<CalendarDate, number>();
    for (const { id, days } of people) {
      if (!ids.has(id)) continue;
      for (const day of days) marked.set(day, (marked.get(day) ?? 0) + 1);
    }
    const days = [...marked].flatMap(([day, count]) => (isHeldDay(count, ids.size) ? [day] : []));
    const off = notHeld.get(ministry) ?? [];
    held.set(
      ministry,
      days.filter((day) => !off.includes(day) && !isSuspended(ministry, day)),
    );
  }
  return held;
}

/**
 * New, missing and returned people, derived from the marks alone: a mark ends an absence, and undoing it brings the same
 * episode back.
 * @param today - the church's day; nobody misses a meeting of today.
 */
export function deriveLists(facts: FollowUpFacts, isSuspended: IsSuspended, today: CalendarDate): Episode[] {
  const held = heldDays(facts, isSuspended);
  const episodes = facts.people.flatMap((person): Episode[] => {
    const own = [...facts.members].flatMap(([ministry, ids]) => (ids.has(person.id) ? [ministry] : []));
    const found =
      newcomer(person, own, today) ??
      missing({ person, own, held, facts }, today) ??
      returned({ person, own, held, facts }, today);
    return found === null ? [] : [found];
  });
  const visitors = facts.visitors.map(({ id, days }): Episode => {
    const since = days[0] ?? today;
    const why = [...days].reverse();
    return { list: 'nuevos', kind: 'visitor', personId: id, since, days: why, ministries: [], missed: 0 };
  });
  return [...episodes, ...visitors];
}

/** New is whose first mark ever is of the last weeks, unless a list of people who came already brought them. */
function newcomer(
  { id, origin, first, days }: PersonFacts,
  ministries: readonly number[],
  today: CalendarDate,
): Episode | null {
  if (origin === 'import' || first < addDays(today, -NEW_DAYS)) return null;
  const why = [...days].reverse();
  return { list: 'nuevos', kind: 'user', personId: id, since: first, days: why, ministries, missed: 0 };
}

interface Usual {
  readonly person: PersonFacts;
  /** Ids of the person's ministries. */
  readonly own: readonly number[];
  readonly held: ReadonlyMap<number, readonly CalendarDate[]>;
  readonly facts: Pick<FollowUpFacts, 'thresholds' | 'absences'>;
}

const NO_ABSENCES: readonly PlannedAbsence[] = [];

/** Ministries in which somebody missed as much as their thresholds say, and the most meetings of one of them. */
function missedBetween(
  { person, own, held, facts }: Usual,
  away: { readonly since: CalendarDate; readonly until: CalendarDate },
) {
  // A single visit makes nobody a regular.
  if (person.first === away.since) return null;
  const absences = facts.absences.get(person.id) ?? NO_ABSENCES;
  const counts = own.flatMap((ministry) => {
    const missed = missedMeetings(away, held.get(ministry) ?? [], absences);
    const isListed = missed >= (facts.thresholds.get(ministry) ?? Number.POSITIVE_INFINITY);
    return isListed ? [{ ministry, missed }] : [];
  });
  if (counts.length === 0) return null;
  return {
    ministries: counts.map(({ ministry }) => ministry),
    missed: Math.max(...counts.map(({ missed }) => missed)),
  };
}

function missing(usual: Usual, today: CalendarDate): Episode | null {
  const { id: personId, days } = usual.person;
  const since = days.at(-1);
  if (since === undefined || since < addDays(today, -USUAL_DAYS)) return null;
  const found = missedBetween(usual, { since, until: today });
  return found && { list: 'faltan', kind: 'user', personId, since, days: [since], ...found };
}

/** The newest return of the last days after an absence that was listed. */
function returned(usual: Usual, today: CalendarDate): Episode | null {
  const { id: personId, days } = usual.person;
  for (let index = days.length - 1; index > 0; index -= 1) {
    const back = days[index] ?? '';
    const since = days[index - 1] ?? '';
    if (back < addDays(today, -BACK_DAYS)) return null;
    const found = since < addDays(back, -USUAL_DAYS) ? null : missedBetween(usual, { since, until: back });
    if (found !== null) return { list: 'volvieron', kind: 'user', personId, since, days: [back], ...found };
  }
  return null;
}
