import { demoStatus } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** Whether the database holds sample data (R33); disabled on other backends. */
export function useDemoStatus() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.demo,
    queryFn: ({ signal }) => client.call(demoStatus, { signal }),
    enabled: useOwnServer(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
