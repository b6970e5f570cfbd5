import { menu, ministries, missingSettings } from '@ministerio/content';
import { defaultContent, documentNames, filler } from '@ministerio/content/site';
import { useServices } from '@ministerio/screens/kit/services';
import { SiteEditor } from '@ministerio/screens/site-editor';
import { useParams, useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

const names = documentNames(defaultContent);

/** /dashboard/sitio and /dashboard/sitio/:id; `?dia=YYYY-MM-DD` begins a change of that day's meetings. */
export default function SitePage() {
  const { id } = useParams();
  const { church } = useServices();
  const [query, setQuery] = useSearchParams();
  const day = query.get('dia');
  return (
    <>
      <ScreenTitle>Sitio</ScreenTitle>
      <SiteEditor
        document={id}
        names={names}
        pages={menu}
        sections={ministries}
        missing={missingSettings(church)}
        fillBy={(schedules) => filler(church, schedules)}
        changing={day ? { day, onTaken: () => setQuery({}, { replace: true }) } : undefined}
      />
    </>
  );
}
