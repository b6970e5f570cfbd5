import { attendanceStatistics, listNotices, listUnconfirmed, readFirstSteps } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { daysQuery } from '../kit/attendance-choice/index.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** A query of our own server; on other backends it is disabled. */
function useOwn<Data>(
  key: readonly string[],
  ask: (client: Client, signal: AbortSignal) => Promise<Data>,
  refetchOnMount = true,
) {
  const { client } = useServices();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(client, signal),
    enabled: useOwnServer(),
    refetchOnMount,
  });
}

/**
 * The four steps of a church's first day.
 * @param refetchOnMount - false where they are drawn: what decided to draw them has just read them.
 */
export const useFirstSteps = (refetchOnMount = true) =>
  useOwn(queryKeys.firstSteps, (client, signal) => client.call(readFirstSteps, { signal }), refetchOnMount);

/** This week beside the last eight, newcomers and absentees. */
export const useStatistics = () =>
  useOwn(queryKeys.statistics, (client, signal) => client.call(attendanceStatistics, { signal }));

/** Notices for administrators. */
export const useNotices = () =>
  useOwn(queryKeys.notices, (client, signal) => client.call(listNotices, { signal }));

/** Own registrations that nobody has confirmed (R3). */
export const useUnconfirmed = () =>
  useOwn(queryKeys.unconfirmed, (client, signal) => client.call(listUnconfirmed, { signal }));

/** How often an evening is read again, in milliseconds. */
const EVENING_MS = 20_000;

/** The last days with marks, newest first; asked of our own server alone. */
export function useMarkedDays() {
  const { client, church, now } = useServices();
  return useQuery({
    ...daysQuery(client),
    enabled: useOwnServer(),
    // While people arrive the window follows them.
    refetchInterval: ({ state: { data } }) =>
      data?.[0]?.fecha === churchClock(now(), church.timeZone).date ? EVENING_MS : false,
  });
}

/** @returns whether each of these queries, which others make, has its answer or has failed. */
export function useAreSettled(keys: readonly (readonly string[])[]): boolean {
  const queries = useQueries({ queries: keys.map((queryKey) => ({ queryKey, enabled: false })) });
  return queries.every(({ isPending }) => !isPending);
}
