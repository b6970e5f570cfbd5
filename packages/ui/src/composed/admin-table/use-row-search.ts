import { textKey } from '@ministerio/contract/domain';
import { useEffect, useMemo, useState } from 'react';
import { createSearchIndex, type SearchText } from './search-index.ts';
import { whileIdle } from './while-idle.ts';

/** Rows whose keys are made in one go, well within a frame. */
const PORTION = 500;

/** A search over rows that are all in the browser. */
export interface RowSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** How many rows the search found, over all pages. */
  readonly found: number;
  /** How many rows there are. */
  readonly total: number;
}

/** The typed text, and what it finds. */
export interface TypedSearch extends Pick<RowSearch, 'text' | 'setText'> {
  /** Whether the row at an index of the list is found; null while nothing is searched. */
  readonly finds: ((index: number) => boolean) | null;
}

/**
 * Finds the rows whose text holds every searched word, without regard to case and accents. The rows' keys are made
 * once per list, while the page has nothing else to do, so that the first letter is as quick as the second.
 */
export function useRowSearch<Row>(data: readonly Row[], searchText: (row: Row) => SearchText): TypedSearch {
  const [text, setText] = useState('');
  const index = useMemo(() => createSearchIndex(data, searchText), [data, searchText]);
  useEffect(() => whileIdle(() => index.extend(PORTION)), [index]);
  const query = textKey(text);
  const finds = useMemo(() => {
    if (query === '') return null;
    const words = query.split(' ');
    return (row: number) => index.holds(row, words);
  }, [index, query]);
  return { text, setText, finds };
}
