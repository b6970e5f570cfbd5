import { createCategory } from '@ministerio/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { sayDone } from './success-toast.ts';

/** Creates a ministry and reloads the list. `run` resolves to whether it was created. */
export function useCreateCategory() {
  const { client } = useServices();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (name: string) => client.call(createCategory, { body: { name } }),
    onSuccess: () => {
      sayDone('¡Categoría creada exitosamente!');
      void queries.invalidateQueries({ queryKey: queryKeys.categories });
    },
  });
  return {
    run: (name: string) =>
      mutation.mutateAsync(name).then(
        () => true,
        () => false,
      ),
    pending: mutation.isPending,
    error: mutation.error ? failureWords(mutation.error, { fixed: 'Error al crear la categoría' }) : null,
  };
}
