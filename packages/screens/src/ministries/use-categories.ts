import {
  assignCategory,
  type Category,
  countMembers,
  createCategory,
  listCategories,
  type User,
} from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

/** The ministries, shared by the panel's screens. */
export function useCategories() {
  return useCall(queryKeys.categories, listCategories);
}

/** How many people are in each ministry, by its id as text; asked of our own server alone, and undefined until it answers. */
export function useMemberCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useCall(queryKeys.memberCounts, countMembers, { enabled: useOwnServer(), retry: false });
  return useMemo(
    () => data && new Map(data.ministerios.map(({ id, miembros }) => [String(id), miembros])),
    [data],
  );
}

/** Creates a ministry and refetches the list. */
export function useCreateCategory() {
  const { client } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => client.call(createCategory, { body: { name } }),
    onSuccess: () => {
      successToast('¡Categoría creada exitosamente!');
      void queries.invalidateQueries({ queryKey: queryKeys.categories });
    },
  });
}

/** Assigns a person to a ministry. */
export function useAssignUser() {
  const { client } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ user, category }: { user: User; category: Category }) =>
      client.call(assignCategory, { params: { userId: user.id, categoryId: category.id } }),
    onSuccess: (_, { user, category }) => {
      successToast('¡Usuario asignado a ministerio exitosamente!');
      // A ministry's attendance is that of its current members (R37).
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      void queries.invalidateQueries({ queryKey: queryKeys.members(category.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.memberCounts });
      void queries.invalidateQueries({ queryKey: queryKeys.userCategories(user.id) });
    },
  });
}

/** Success messages of this screen clear after 3 seconds (spec section 4). */
const SUCCESS_MS = 3000;

/** A success toast of this screen. */
export function successToast(message: string): void {
  toast.success(message, { durationMs: SUCCESS_MS });
}
