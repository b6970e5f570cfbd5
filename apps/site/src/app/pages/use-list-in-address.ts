import type { FollowUpListName } from '@ministerio/screens/follow-up';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The list of 'Seguimiento' in the address, `?lista=`, so that the browser's way back is the tab before. */
export function useListInAddress() {
  const [query, setQuery] = useSearchParams();
  const list = query.get('lista');
  // A tab that is pressed asks twice, by press and by focus, before the address has changed.
  const asked = useRef(list);
  useEffect(() => {
    asked.current = list;
  }, [list]);
  function onListChange(lista: FollowUpListName): void {
    if (asked.current === lista) return;
    asked.current = lista;
    setQuery((before) => ({ ...Object.fromEntries(before), lista }));
  }
  return { list, onListChange };
}
