import { attendanceStatistics, readFirstSteps } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { daysQuery } from '../kit/attendance-choice/index.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** The four steps of a church's first day; asked of our own server alone. */
export function useFirstSteps() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.firstSteps,
    queryFn: ({ signal }) => client.call(readFirstSteps, { signal }),
    enabled: useOwnServer(),
  });
}

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

/** This week beside the last eight, newcomers and absentees; asked of our own server alone. */
export function useStatistics() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.statistics,
    queryFn: ({ signal }) => client.call(attendanceStatistics, { signal }),
    enabled: useOwnServer(),
  });
}

/** @returns whether each of these queries, which others make, has its answer or has failed. */
export function useAreSettled(keys: readonly (readonly string[])[]): boolean {
  const queries = useQueries({ queries: keys.map((queryKey) => ({ queryKey, enabled: false })) });
  return queries.every(({ isPending }) => !isPending);
}
