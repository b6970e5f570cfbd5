import { demoStatus } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/index.ts';
import { useServices } from '../services/index.ts';

/**
 * Whether the database holds sample data (R33); a call that no other backend answers.
 * @param options - `ask: false` only looks at what was answered before: a member is refused.
 */
export function useDemoStatus({ ask }: { readonly ask: boolean } = { ask: true }) {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.demo,
    queryFn: ({ signal }) => client.call(demoStatus, { signal }),
    retry: false,
    enabled: ask,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Whether our own server answers, and with it the calls beyond the specification's. Any other backend has refused, or
 * answered a page: what needs those calls is not offered (decisions section 1). False until it is known.
 */
export function useOwnServer(): boolean {
  return useDemoStatus().data !== undefined;
}
