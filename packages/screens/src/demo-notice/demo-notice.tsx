import { removeDemo } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { useDemoStatus } from './use-demo-status.ts';
import { DemoNotice as DemoNoticeView } from './view/demo-notice.tsx';

/** 'Datos de ejemplo' while the database holds sample data (R33); renders nothing on other backends. */
export function DemoNotice() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { data } = useDemoStatus();
  const remove = useMutation({
    mutationFn: () => client.call(removeDemo),
    onSuccess: async () => {
      toast.success('Se quitaron los datos de ejemplo.');
      await queries.invalidateQueries();
    },
  });

  if (!data?.presentes) return null;
  return (
    <DemoNoticeView
      onRemove={remove.mutate}
      pending={remove.isPending}
      error={failureOf(remove, 'No se pudieron quitar los datos de ejemplo')}
    />
  );
}
