import { assignCategory, type Category, type User } from '@ministerio/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { sayDone } from './success-toast.ts';

/** Puts a person into a ministry. `run` resolves to whether it was done. */
export function useAssignUser() {
  const { client } = useServices();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ user, category }: { user: User; category: Category }) =>
      client.call(assignCategory, { params: { userId: user.id, categoryId: category.id } }),
    onSuccess: (_, { user, category }) => {
      sayDone('¡Usuario asignado a ministerio exitosamente!');
      // A ministry's attendance is that of its members of today (R37).
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      void queries.invalidateQueries({ queryKey: queryKeys.members(category.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.userCategories(user.id) });
    },
  });
  return {
    run: (user: User, category: Category) =>
      mutation.mutateAsync({ user, category }).then(
        () => true,
        () => false,
      ),
    pending: mutation.isPending,
    error: mutation.error
      ? failureWords(mutation.error, { fixed: 'Error al asignar usuario a la categoría' })
      : null,
  };
}
