import { previewPage } from '@ministerio/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useCall } from '../kit/use-call.ts';
import { useDebounced } from '../kit/use-debounced.ts';
import { markChanges } from './mark-changes.ts';
import type { FormDocuments } from './site-forms.ts';

/** How long the form rests before the page is drawn again. */
const REST_MS = 600;
/** How long the published page is taken for the latest: its clock goes on. */
const FRESH_MS = 60_000;

/**
 * A page as it will look; the old one stays while the next is on its way.
 * @param changes - the documents of the open form; null while they are not valid
 */
export function usePreview(page: string, changes: FormDocuments | null) {
  const published = useCall([...queryKeys.preview, page, 'published'], previewPage, {
    body: { pagina: page, cambios: {} },
    staleTime: FRESH_MS,
    retry: false,
  });
  const cambios = useDebounced(changes, REST_MS);
  const query = useCall([...queryKeys.preview, page, cambios], previewPage, {
    body: { pagina: page, cambios: cambios ?? {} },
    enabled: cambios !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const [next, now] = [query.data?.html, published.data?.html ?? null];
  return {
    html: useMemo(() => (next === undefined ? null : markChanges(next, now)), [next, now]),
    isLoading: query.isFetching,
    problem:
      changes === null
        ? 'La vista espera a que completes lo que falta.'
        : query.error && failureWords(query.error, 'No se pudo mostrar cómo queda'),
  };
}
