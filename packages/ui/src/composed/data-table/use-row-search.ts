import { textKey } from '@ministerio/contract/domain';
import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from './data-column.ts';
import { createSearchIndex } from './search-index.ts';
import { whileIdle } from './while-idle.ts';

/** Rows whose keys are made in one go, well within a frame. */
const PORTION = 500;

/** The typed text, and what it finds. */
export interface RowSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the row at an index of the list is found; null while nothing is searched. */
  readonly finds: ((index: number) => boolean) | null;
}

/**
 * Finds the rows whose columns hold every searched word, without regard to case and accents. The rows' keys are made
 * once per list, while the page has nothing else to do, so that the first letter is as quick as the second.
 */
export function useRowSearch<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  enabled: boolean,
): RowSearch {
  const [text, setText] = useState('');
  const index = useMemo(
    () =>
      createSearchIndex(
        rows,
        columns.flatMap(({ searchText }) => searchText ?? []),
      ),
    [rows, columns],
  );
  useEffect(() => (enabled ? whileIdle(() => index.extend(PORTION)) : undefined), [index, enabled]);
  const query = textKey(text);
  const finds = useMemo(() => {
    if (query === '') return null;
    const words = query.split(' ');
    return (row: number) => index.holds(row, words);
  }, [index, query]);
  return { text, setText, finds };
}
