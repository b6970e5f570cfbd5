import { useEffect, useState } from 'react';
import { type DeskHits, type DeskSearch, isSearchable } from '../../kit/marking/hits.ts';

/** Typing rests this long before a search; a scanner is through by then. */
const REST_MS = 150;

/**
 * People that the text in the field may mean, some time after it was typed.
 * @param text - trimmed.
 * @param search - undefined where nothing is searched.
 * @returns the people found for exactly this text, else null; and a setter for a search made elsewhere.
 */
export function useHits(text: string, search: DeskSearch | undefined) {
  const [hits, setHits] = useState<DeskHits | null>(null);
  useEffect(() => {
    if (search === undefined || !isSearchable(text)) return undefined;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      const show = (found: DeskHits) => {
        if (!stopped.signal.aborted) setHits(found);
      };
      // A search that fails is no search: the number still marks.
      search(text, stopped.signal).then(show, () => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text, search]);
  return { hits: hits?.text === text ? hits : null, setHits };
}
