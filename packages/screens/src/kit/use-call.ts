import type { Endpoint, ReadOf } from '@ministerio/contract';
import type { CallArguments } from '@ministerio/contract/client';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useServices } from './services/index.ts';

type QueryOptions<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ReadOf<E>, Error, Data>,
  'queryKey' | 'queryFn'
>;
type Options<E extends Endpoint, Data> = Omit<CallArguments<E>, 'signal' | 'anonymous'> &
  QueryOptions<E, Data>;

/**
 * The answer of a call, as a query.
 * @param queryKey - one of `queryKeys`
 * @param options - the call's params, query and body, with the options of `useQuery`
 */
export function useCall<E extends Endpoint, Data = ReadOf<E>>(
  queryKey: QueryKey,
  endpoint: E,
  ...[options]: Partial<Options<E, Data>> extends Options<E, Data>
    ? [options?: Options<E, Data>]
    : [options: Options<E, Data>]
): UseQueryResult<Data> {
  const { client } = useServices();
  const { params, query, body, ...rest } = (options ?? {}) as Options<Endpoint, Data>;
  return useQuery({
    ...(rest as QueryOptions<E, Data>),
    queryKey,
    queryFn: ({ signal }) =>
      client.call<Endpoint>(endpoint, { params, query, body, signal }) as Promise<ReadOf<E>>,
  });
}
