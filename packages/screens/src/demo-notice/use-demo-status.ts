import { demoStatus } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/**
 * Whether the database holds sample data (R33); disabled on other backends.
 * @param options - `ask: false` only reads the cache, because members may not make the call.
 */
export function useDemoStatus({ ask }: { readonly ask: boolean } = { ask: true }) {
  const { client } = useServices();
  const isOurs = useOwnServer();
  return useQuery({
    queryKey: queryKeys.demo,
    queryFn: ({ signal }) => client.call(demoStatus, { signal }),
    enabled: ask && isOurs,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
