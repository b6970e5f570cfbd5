import { rangeCounts } from '@ministerio/contract';
import type { DateRange } from '@ministerio/contract/domain';
import { useQuery } from '@tanstack/react-query';
import { daysQuery } from '../kit/attendance-choice/index.ts';
import { useBackend } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

const none: readonly string[] = [];

/**
 * The last days with marks, YYYY-MM-DD, newest first; only our own server knows them.
 * @returns undefined until they are known; none on other backends, and where they could not be read.
 */
export function useDays(): readonly string[] | undefined {
  const { client } = useServices();
  const backend = useBackend();
  const days = useQuery({ ...daysQuery(client), enabled: backend === 'ours' });
  if (backend === 'asking' || days.isLoading) return undefined;
  return days.data?.map(({ fecha }) => fecha) ?? none;
}

/**
 * The whole church's days of a range in numbers.
 * @param range - null where there is nothing to count.
 * @param refreshMs - interval in milliseconds.
 */
export function useRangeCounts(range: DateRange | null, refreshMs: number) {
  const { from = '', to = '' } = range ?? {};
  return useCall(queryKeys.rangeCounts(from, to), rangeCounts, {
    query: { desde: from, hasta: to },
    enabled: range !== null,
    refetchInterval: refreshMs,
  });
}
