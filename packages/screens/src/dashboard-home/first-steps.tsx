import { hideFirstSteps } from '@ministerio/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useFirstSteps } from './use-home-queries.ts';
import { FirstSteps as FirstStepsView } from './view/first-steps/first-steps.tsx';

/**
 * The four steps of a church's first day, until an administrator hides them; renders nothing while loading, after a
 * failure and on other backends.
 */
export function FirstSteps() {
  const { client } = useServices();
  const queries = useQueryClient();
  const root = useRef<HTMLElement>(null);
  const { data } = useFirstSteps(false);
  const hide = useMutation({
    mutationFn: () => client.call(hideFirstSteps),
    onSuccess: async () => {
      // An answer on its way would show them again.
      await queries.cancelQueries({ queryKey: queryKeys.firstSteps });
      // The pressed button goes: the focus would be on nothing.
      if (root.current?.contains(document.activeElement)) root.current.closest('main')?.focus();
      queries.setQueryData(queryKeys.firstSteps, data && { ...data, visibles: false });
    },
  });
  if (!data?.visibles) return null;
  return (
    <FirstStepsView
      ref={root}
      steps={data}
      onHide={hide.mutate}
      hiding={hide.isPending}
      error={failureOf(hide, 'No se pudieron ocultar los pasos')}
    />
  );
}
