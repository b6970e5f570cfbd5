import { markMessages, type RecordId } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** Maximum ids per call. */
const AT_ONCE = 1000;

interface Marking {
  readonly ids: readonly number[];
  readonly leido: boolean;
}

/** Marks messages as read or unread, optimistically. */
export function useMarkMessages(): (ids: readonly RecordId[], read: boolean) => void {
  const { client } = useServices();
  const queries = useQueryClient();
  const queryKey = queryKeys.unreadMessages;
  const call = useMutation({
    mutationFn: async ({ ids, leido }: Marking) => {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        await client.call(markMessages, { body: { ids: ids.slice(start, start + AT_ONCE), leido } });
      }
    },
    onMutate: async ({ ids, leido }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<readonly number[]>(queryKey, (unread = []) => {
        const others = unread.filter((id) => !ids.includes(id));
        return leido ? others : [...ids, ...others];
      });
    },
    onError: (error) => {
      toast.error(failureWords(error, 'No se pudo guardar la marca de lectura'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (ids, leido) => call.mutate({ ids: ids.map(Number), leido });
}
