import { missedMeetings } from '@ministerio/contract/domain';
import type { Store } from '../db/database.ts';
import { type FollowUpFacts, readFollowUpFacts } from '../db/repositories/follow-up-facts.ts';
import type { ChurchToday } from './church-today.ts';
import { deriveLists, type Episode, heldDays } from './derive-lists.ts';

/** Facts of one ministry's people alone. */
async function factsOf(store: Store, { today }: ChurchToday, ministryId: number): Promise<FollowUpFacts> {
  const facts = await readFollowUpFacts(store, today);
  const ids = facts.members.get(ministryId) ?? new Set<number>();
  return {
    ...facts,
    people: facts.people.filter(({ id }) => ids.has(id)),
    visitors: [],
    members: new Map([[ministryId, ids]]),
  };
}

/** Episodes of a ministry: its new people, those missing in it, and those who came back to it. */
export async function ministryEpisodes(
  store: Store,
  church: ChurchToday,
  ministryId: number,
): Promise<readonly Episode[]> {
  const facts = await factsOf(store, church, ministryId);
  return deriveLists(facts, church.suspended.isSuspended, church.today);
}

/** How many meetings of a ministry each of its people missed since the last mark; who never came has none. */
export async function missedInMinistry(
  store: Store,
  church: ChurchToday,
  ministryId: number,
): Promise<ReadonlyMap<number, number>> {
  const facts = await factsOf(store, church, ministryId);
  const held = heldDays(facts, church.suspended.isSuspended).get(ministryId) ?? [];
  return new Map(
    facts.people.map(({ id, days }) => {
      const away = { since: days.at(-1) ?? church.today, until: church.today };
      return [id, missedMeetings(away, held, facts.absences.get(id) ?? [])];
    }),
  );
}
