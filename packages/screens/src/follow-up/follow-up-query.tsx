import { Notice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { QueryView, type QueryViewProps } from '../kit/query-view/query-view.tsx';

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** The lists once they are there; where they could not be read again they stay, under a notice. */
export function FollowUpQuery<Lists>({ query, children }: Pick<QueryViewProps<Lists>, 'query' | 'children'>) {
  return (
    <>
      {query.data !== undefined && query.error !== null ? (
        <Notice tone="warning" role="status">
          {failureWords(query.error)} Ves la lista como estaba.
        </Notice>
      ) : null}
      <QueryView query={query} loading={<FollowUpSkeleton />} errorTitle="Error al cargar el seguimiento">
        {children}
      </QueryView>
    </>
  );
}

/** Placeholder of the tabs and of rows at their height. */
function FollowUpSkeleton() {
  return (
    <Stack role="status" gap={2}>
      <VisuallyHidden>Cargando el seguimiento…</VisuallyHidden>
      <Skeleton height="3.25rem" />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </Stack>
  );
}
