import { listCategories } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';

/** The ministries, as the screens of the panel share them. */
export function useCategories() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => client.call(listCategories, { signal }),
  });
}
