import { confirmUser, listUnconfirmed, type User } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { usePendingIds } from '../kit/pending-ids/use-pending-ids.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

const mutationKey = ['confirm-registration'];

/** 'Registro propio' and 'Confirmar' (R3) for a table of accounts; empty where the backend does not say. */
export function useOwnRegistrations() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { data } = useCall(queryKeys.unconfirmed, listUnconfirmed, { enabled: useOwnServer(), retry: false });
  const confirm = useMutation({
    mutationKey,
    mutationFn: ({ id }: User) => client.call(confirmUser, { params: { id } }),
    onSuccess: async (_, { id, username }) => {
      toast.success(`Se confirmó el registro de ${username ?? `usuario ${id}`}.`);
      await queries.invalidateQueries({ queryKey: queryKeys.unconfirmed });
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudo confirmar el registro')),
  });
  const unconfirmed = useMemo(() => new Set(data?.map(({ id }) => String(id))), [data]);
  const confirming = usePendingIds(mutationKey, ({ id }: User) => id);
  return { unconfirmed, onConfirm: confirm.mutate, confirming };
}
