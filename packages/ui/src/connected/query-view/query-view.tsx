import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../primitives/error-state/error-state.tsx';
import { failureWords } from '../failure-words/failure-words.ts';

/** Props of {@link QueryView}. */
export interface QueryViewProps<Data> {
  /** The query whose state is shown. */
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Stands in the place of what is being loaded. */
  readonly loading: ReactNode;
  /** The error catalogue's sentence: 'Error al cargar los usuarios'. */
  readonly errorTitle: string;
  /** What is drawn of the data once it is there. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has come to: loading, failed with a retry, or its data. Data that is there stays while it is read
 * again, and also when that fails: what somebody is working on must not vanish.
 */
export function QueryView<Data>({ query, loading, errorTitle, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null || query.isFetching) return loading;
  return (
    <ErrorState title={errorTitle} message={failureWords(query.error)} onRetry={() => void query.refetch()} />
  );
}
