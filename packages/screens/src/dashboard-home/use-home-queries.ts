import { attendanceStatistics, listNotices, listUnconfirmed, readFirstSteps } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { daysQuery } from '../kit/attendance-choice/index.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

/**
 * The four steps of a church's first day.
 * @param refetchOnMount - false where they are drawn: what decided to draw them has just read them.
 */
export const useFirstSteps = (refetchOnMount = true) =>
  useCall(queryKeys.firstSteps, readFirstSteps, { enabled: useOwnServer(), refetchOnMount });

/** This week beside the last eight, newcomers and absentees. */
export const useStatistics = () =>
  useCall(queryKeys.statistics, attendanceStatistics, { enabled: useOwnServer() });

/** Notices for administrators. */
export const useNotices = () => useCall(queryKeys.notices, listNotices, { enabled: useOwnServer() });

/** Own registrations that nobody has confirmed (R3). */
export const useUnconfirmed = () =>
  useCall(queryKeys.unconfirmed, listUnconfirmed, { enabled: useOwnServer() });

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
