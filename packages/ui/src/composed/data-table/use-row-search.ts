import { textKey } from '@ministerio/contract/domain';
import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from './data-column.ts';
import { createSearchIndex } from './search-index.ts';

/** Rows that are indexed at once, well within a frame. */
const CHUNK_SIZE = 500;

/**
 * Finds the rows whose columns contain every searched word, ignoring case and accents. Rows are indexed once per list,
 * while the page is idle, so that the first letter is as quick as the second.
 * @returns the search text, and whether the row at an index `matches`; null while the text is empty.
 */
export function useRowSearch<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  enabled: boolean,
) {
  const [text, setText] = useState('');
  const index = useMemo(
    () =>
      createSearchIndex(
        rows,
        columns.flatMap(({ searchText }) => searchText ?? []),
      ),
    [rows, columns],
  );
  useEffect(() => (enabled ? runWhenIdle(() => index.extend(CHUNK_SIZE)) : undefined), [index, enabled]);
  const query = textKey(text);
  const matches = useMemo(() => {
    if (query === '') return null;
    const words = query.split(' ');
    return (row: number) => index.matches(row, words);
  }, [index, query]);
  return { text, setText, matches };
}

/** Safari lacks requestIdleCallback; a task lets everything else run in between. */
const request: (work: () => void) => number =
  typeof requestIdleCallback === 'undefined' ? (work) => Number(setTimeout(work)) : requestIdleCallback;
const cancel = typeof cancelIdleCallback === 'undefined' ? clearTimeout : cancelIdleCallback;

/**
 * Runs work in chunks while the page is idle.
 * @param runChunk - returns whether there is more to do.
 * @returns cancels it.
 */
function runWhenIdle(runChunk: () => boolean): () => void {
  let handle = request(next);
  function next(deadline?: IdleDeadline) {
    let more = runChunk();
    while (more && (deadline?.timeRemaining() ?? 0) > 1) more = runChunk();
    if (more) handle = request(next);
  }
  return () => cancel(handle);
}
