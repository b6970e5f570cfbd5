import { deletionStatus } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';

/** Whether the caller asked to be deleted; a call that no other backend answers. */
export function useDeletionStatus() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.ownDeletion,
    queryFn: ({ signal }) => client.call(deletionStatus, { signal }),
    retry: false,
  });
}
