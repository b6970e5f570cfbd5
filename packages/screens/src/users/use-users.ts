import { listUsers } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { logged } from '../kit/failure-log/log-failure.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** Every account, shared by the panel's lists. */
export function useUsers() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.users,
    queryFn: ({ signal }) =>
      logged('Error al obtener la lista de usuarios', client.call(listUsers, { signal })),
  });
}
