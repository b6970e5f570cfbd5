import { FollowUpScreen } from '@ministerio/ui/features/follow-up';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/seguimiento; `?lista=` is the tab, so that the browser's way back is the tab before. */
export default function FollowUpPage() {
  const [query, setQuery] = useSearchParams();
  const list = query.get('lista');
  // A tab that is pressed asks twice, by press and by focus, before the address has changed.
  const asked = useRef(list);
  useEffect(() => {
    asked.current = list;
  }, [list]);
  return (
    <>
      <ScreenTitle>Seguimiento</ScreenTitle>
      <FollowUpScreen
        list={list}
        onListChange={(lista) => {
          if (asked.current === lista) return;
          asked.current = lista;
          setQuery({ lista });
        }}
      />
    </>
  );
}
