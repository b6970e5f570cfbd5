import { listUsers } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/index.ts';
import { useServices } from '../services/index.ts';

/** Every account, as the lists of the panel share it. */
export function useUsers() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.users,
    queryFn: ({ signal }) => client.call(listUsers, { signal }),
  });
}
