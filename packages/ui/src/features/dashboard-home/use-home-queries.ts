import { attendanceStatistics, readFirstSteps } from '@ministerio/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { daysQuery } from '../../connected/attendance-choice/index.ts';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';

/** The four steps of a church's first day; asked of our own server alone. */
export function useFirstSteps() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.firstSteps,
    queryFn: ({ signal }) => client.call(readFirstSteps, { signal }),
    enabled: useOwnServer(),
  });
}

/** The last days with marks, newest first; asked of our own server alone. */
export function useMarkedDays() {
  const { client } = useServices();
  return useQuery({ ...daysQuery(client), enabled: useOwnServer() });
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
