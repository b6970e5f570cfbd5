import { type Category, categoryMembers, type User, unassignCategory } from '@ministerio/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { successToast } from './use-categories.ts';

const nobody: ReadonlySet<string> = new Set();

/** The members of a ministry, and how to remove one. */
export function useMembers(category: Category) {
  const { client } = useServices();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(nobody);
  const members = useQuery({
    queryKey: queryKeys.members(category.id),
    queryFn: ({ signal }) => client.call(categoryMembers, { params: { id: category.id }, signal }),
    // Somebody else may have assigned a person since the dialog was last open.
    staleTime: 0,
  });
  const remove = useMutation({
    mutationFn: ({ id }: User) =>
      client.call(unassignCategory, { params: { userId: id, categoryId: category.id } }),
    onMutate: ({ id }) => setRemoving((previous) => new Set([...previous, String(id)])),
    onSuccess: (_, { id, username }) => {
      successToast(`${username ?? `Usuario ${id}`} ya no está en ${category.name ?? 'el ministerio'}.`);
      queries.setQueryData<readonly User[]>(queryKeys.members(category.id), (previous) =>
        previous?.filter((member) => member.id !== id),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.members(category.id) });
      // A ministry's attendance is that of its current members (R37).
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudo quitar del ministerio')),
    onSettled: (_data, _error, { id }) =>
      setRemoving((previous) => new Set([...previous].filter((other) => other !== String(id)))),
  });
  return { members, remove: remove.mutate, removing };
}
