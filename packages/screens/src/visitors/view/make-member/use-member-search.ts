import { useEffect, useState } from 'react';
import { type DeskHits, type DeskSearch, isSearchable } from '../../../kit/marking/hits.ts';

/** Typing rests this long before a search. */
const REST_MS = 250;

/** A search for a member: not yet, under way, what came of it. */
export type MemberSearch =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly hits: DeskHits };

/**
 * Finds members while a name or a number is typed.
 * @param text - trimmed.
 */
export function useMemberSearch(text: string, search: DeskSearch): MemberSearch {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly hits: DeskHits | null }>();
  const searchable = isSearchable(text);
  useEffect(() => {
    if (!searchable) return undefined;
    const stopped = new AbortController();
    const show = (hits: DeskHits | null) => {
      if (!stopped.signal.aborted) setAnswer({ text, hits });
    };
    const timer = setTimeout(() => {
      search(text, stopped.signal).then(show, () => show(null));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text, searchable, search]);
  if (!searchable) return { status: 'idle' };
  if (answer?.text !== text) return { status: 'searching' };
  return answer.hits === null ? { status: 'failed' } : { status: 'found', hits: answer.hits };
}

/** Sentence about a search. */
export function foundWords(found: MemberSearch): string {
  if (found.status === 'idle') return '';
  if (found.status === 'searching') return 'Buscando…';
  if (found.status === 'failed') return 'No se pudo buscar. Revisa tu conexión y escribe de nuevo.';
  const { text, people, hasMore } = found.hits;
  if (people.length === 0) return `Ningún miembro coincide con «${text}».`;
  if (hasMore) return `Más de ${people.length} personas. Escribe más para encontrar a quien es.`;
  return people.length === 1 ? '1 persona. ¿Es quien vino?' : `${people.length} personas. Elige quién es.`;
}
