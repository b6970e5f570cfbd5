import { type Category, ministriesOfMinors, setMinistryOfMinors } from '@ministerio/contract';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { successToast } from './use-categories.ts';

const NOT_SAVED = 'No se pudo guardar si es de menores';

/** Whether a ministry is of minors (R43). Asks before it is marked: what is erased then does not come back. */
export function MinistryOfMinors({ category }: { readonly category: Category }) {
  const { client } = useServices();
  const queries = useQueryClient();
  const hint = useId();
  const [isAsking, setAsking] = useState(false);
  const { data } = useCall(queryKeys.ministriesOfMinors, ministriesOfMinors, { retry: false });
  const change = useMutation({
    mutationFn: (deMenores: boolean) =>
      client.call(setMinistryOfMinors, { params: { id: category.id }, body: { deMenores } }),
    onSuccess: (_, deMenores) => {
      setAsking(false);
      successToast(deMenores ? 'El ministerio es de menores.' : 'El ministerio ya no es de menores.');
      void queries.invalidateQueries({ queryKey: queryKeys.ministriesOfMinors });
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      void queries.invalidateQueries({ queryKey: queryKeys.notices });
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
  });
  if (data === undefined) return null;
  const isOfMinors = data.ministerios.some((id) => String(id) === String(category.id));
  return (
    <div>
      <Checkbox
        label="Es un ministerio de menores"
        aria-describedby={hint}
        checked={isOfMinors}
        aria-disabled={change.isPending || undefined}
        onChange={() => {
          if (change.isPending) return;
          change.reset();
          if (isOfMinors) change.mutate(false);
          else setAsking(true);
        }}
      />
      <p id={hint}>Quien está en él y no tiene año de nacimiento cuenta como menor.</p>
      {isAsking ? null : <ErrorNotice>{failureOf(change, NOT_SAVED)}</ErrorNotice>}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Marcar «${category.name ?? category.id}» como de menores?`}
        description="De sus miembros sin año de nacimiento de mayor de edad se borran para siempre el teléfono propio y las ubicaciones."
        confirmLabel="Marcar y borrar"
        pending={change.isPending}
        error={failureOf(change, NOT_SAVED)}
        onConfirm={() => change.mutate(true)}
      />
    </div>
  );
}
