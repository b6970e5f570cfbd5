import { type DeletionRequest, dismissDeletion, listDeletionRequests, type User } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { DeleteUser } from '../users/index.ts';
import { DeletionRequests as DeletionRequestsView } from './view/deletion-requests.tsx';

/** @returns undefined while loading, and on a backend without deletion requests. */
export function useDeletionRequests(): readonly DeletionRequest[] | undefined {
  const { data } = useCall(queryKeys.deletionRequests, listDeletionRequests, {
    enabled: useOwnServer(),
    retry: false,
  });
  return data;
}

/** Deletion requests of members and how to answer them (R38). */
export function DeletionRequests() {
  const { client, church } = useServices();
  const queries = useQueryClient();
  const [userToDelete, setUserToDelete] = useState<User | null>(null);
  const requests = useDeletionRequests();
  const reload = () => void queries.invalidateQueries({ queryKey: queryKeys.deletionRequests });
  const dismiss = useMutation({
    mutationFn: ({ id }: DeletionRequest) => client.call(dismissDeletion, { params: { id } }),
    onSuccess: () => {
      toast.success('Pedido descartado. La cuenta sigue igual.');
      reload();
    },
  });
  if (requests === undefined) return null;
  return (
    <>
      <DeletionRequestsView
        requests={requests}
        timeZone={church.timeZone}
        onDelete={(request) => setUserToDelete({ ...request, email: null, role: null })}
        onDismiss={dismiss.mutate}
        dismissing={dismiss.isPending ? dismiss.variables.id : null}
        error={failureOf(dismiss, 'No se pudo descartar el pedido')}
      />
      <DeleteUser
        user={userToDelete}
        onClose={() => {
          setUserToDelete(null);
          reload();
        }}
      />
    </>
  );
}
