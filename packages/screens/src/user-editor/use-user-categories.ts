import {
  assignCategory,
  type Category,
  type RecordId,
  unassignCategory,
  userCategories,
} from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { usePendingIds } from '../kit/pending-ids/use-pending-ids.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

interface Change {
  readonly category: Category;
  readonly member: boolean;
}

const NOT_REMOVED = 'No se pudo quitar del ministerio';
const mutationKey = ['change-membership'];

/** The ministries of a person; null while loading, or where the backend cannot say. */
export function useUserCategories(userId: RecordId) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { data } = useCall(queryKeys.userCategories(userId), userCategories, {
    params: { id: userId },
    enabled: useOwnServer(),
    retry: false,
  });
  const change = useMutation({
    mutationKey,
    mutationFn: ({ category, member }: Change) =>
      client.call(member ? assignCategory : unassignCategory, {
        params: { userId, categoryId: category.id },
      }),
    onSuccess: async (_, { category, member }) => {
      queries.setQueryData<readonly Category[]>(queryKeys.userCategories(userId), (previous = []) => [
        ...previous.filter(({ id }) => id !== category.id),
        ...(member ? [category] : []),
      ]);
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      void queries.invalidateQueries({ queryKey: queryKeys.members(category.id) });
    },
    onError: (error, { member }) =>
      toast.error(failureWords(error, member ? 'Error al asignar usuario a la categoría' : NOT_REMOVED)),
  });
  const memberOf = useMemo(() => (data ? new Set(data.map(({ id }) => String(id))) : null), [data]);
  return {
    memberOf,
    saving: usePendingIds(mutationKey, ({ category }: Change) => category.id),
    change: (category: Category, member: boolean) => change.mutate({ category, member }),
  };
}
