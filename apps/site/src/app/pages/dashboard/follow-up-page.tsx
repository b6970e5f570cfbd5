import { FollowUpScreen } from '@ministerio/ui/features/follow-up';
import { useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/seguimiento; `?lista=` is the tab, so that the browser's way back is the tab before. */
export default function FollowUpPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <ScreenTitle>Seguimiento</ScreenTitle>
      <FollowUpScreen list={query.get('lista')} onListChange={(lista) => setQuery({ lista })} />
    </>
  );
}
