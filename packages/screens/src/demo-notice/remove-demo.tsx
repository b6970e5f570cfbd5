import { demoStatus, removeDemo } from '@ministerio/contract';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { toast } from '@ministerio/ui/primitives/toast';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

/** Whether the database holds sample data (R33); disabled on other backends. */
export function useDemoStatus() {
  return useCall(queryKeys.demo, demoStatus, {
    enabled: useOwnServer(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** 'Quitar los datos de ejemplo', after a question (R33). */
export function RemoveDemo() {
  const { client } = useServices();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.call(removeDemo),
    onSuccess: async () => {
      toast.success('Se quitaron los datos de ejemplo.');
      await queries.invalidateQueries();
    },
  });
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
        Quitar<VisuallyHidden> los datos de ejemplo</VisuallyHidden>
      </Button>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="¿Quitar los datos de ejemplo?"
        description="Son inventados, para que pruebes el panel y el sitio. Se borrarán los miembros, ministerios, asistencias, mensajes, prédicas y contactos de ejemplo. Lo que hayas creado tú se conserva."
        confirmLabel="Quitar"
        pending={remove.isPending}
        error={failureOf(remove, 'No se pudieron quitar los datos de ejemplo')}
        onConfirm={remove.mutate}
      />
    </>
  );
}
