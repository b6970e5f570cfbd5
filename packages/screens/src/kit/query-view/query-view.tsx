import { ErrorState } from '@ministerio/ui/primitives/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureWords } from '../failure-words/failure-words.ts';

export interface QueryViewProps<Data> {
  /** The query to show. */
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Placeholder while loading. */
  readonly loading: ReactNode;
  /** The error catalogue's sentence: 'Error al cargar los usuarios'. */
  readonly errorTitle: string;
  /** Renders the data. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query: loading, failed with a retry, or its data. Loaded data stays on the screen during a refetch
 * and when that fails, so that nobody's work vanishes.
 */
export function QueryView<Data>({ query, loading, errorTitle, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null || query.isFetching) return loading;
  return (
    <ErrorState title={errorTitle} message={failureWords(query.error)} onRetry={() => void query.refetch()} />
  );
}
