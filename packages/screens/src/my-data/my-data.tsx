import { deletionStatus, exportOwnData, requestDeletion, withdrawDeletion } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { churchClock, dateAt } from '@ministerio/contract/domain';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { OpenOwnFicha } from './open-own-ficha.tsx';
import { MyData as MyDataView } from './view/my-data.tsx';

type Task = 'download' | 'request' | 'withdraw';
const failed: Readonly<Record<Task, string>> = {
  download: 'No se pudieron descargar tus datos',
  request: 'No se pudo enviar tu pedido',
  withdraw: 'No se pudo retirar tu pedido',
};

export interface MyDataProps {
  /** Cards below 'Mi ficha', which share its column where there are two. */
  readonly children?: ReactNode;
}

/** 'Mis datos': the user's data as a file, and a deletion request. */
export function MyData({ children }: MyDataProps) {
  const { church } = useServices();
  const status = useDeletionStatus();
  const ownServer = useOwnServer();
  const task = useTask();
  const isRefusedForPassword = task.error instanceof ApiError && task.error.code === 'own_password_required';
  const error =
    task.error && !isRefusedForPassword
      ? failureWords(task.error, failed[task.variables ?? 'download'])
      : null;
  return (
    <>
      <QueryView query={status} loading={<Skeleton lines={6} />} errorTitle="No se pudieron cargar tus datos">
        {({ pedida }) => (
          <MyDataView
            requestedOn={pedida === null ? null : dateAt(pedida, church.timeZone)}
            pending={task.isPending ? task.variables : null}
            error={error}
            needsOwnPassword={isRefusedForPassword}
            onDownload={() => task.mutate('download')}
            onRequest={() => task.mutate('request')}
            onWithdraw={() => task.mutate('withdraw')}
          />
        )}
      </QueryView>
      <Stack gap={6}>
        {ownServer ? <OpenOwnFicha /> : null}
        {children}
      </Stack>
    </>
  );
}

function useDeletionStatus() {
  return useCall(queryKeys.ownDeletion, deletionStatus, { retry: false });
}

/** One mutation for all three tasks, so that only the last failure is shown. */
function useTask() {
  const { client, church, now } = useServices();
  const queries = useQueryClient();
  const done = (message: string) => {
    toast.success(message);
    return queries.invalidateQueries({ queryKey: queryKeys.ownDeletion });
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async (task: Task) => {
      switch (task) {
        case 'download': {
          const data = await client.call(exportOwnData);
          const { date } = churchClock(now(), church.timeZone);
          const text = JSON.stringify(data, null, 2);
          return saveFile(new Blob([text], { type: 'application/json' }), `mis-datos_${date}.json`);
        }
        case 'request':
          await client.call(requestDeletion);
          return done('Recibimos tu pedido.');
        case 'withdraw':
          await client.call(withdrawDeletion);
          return done('Retiraste tu pedido. Tu cuenta sigue igual.');
      }
    },
  });
}
