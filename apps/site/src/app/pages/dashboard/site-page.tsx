import { missingSettings } from '@ministerio/content';
import { filler, siteContent } from '@ministerio/content/site';
import type { PublicContent } from '@ministerio/contract';
import { useServices } from '@ministerio/screens/kit/services';
import { SiteEditor, type SiteReading } from '@ministerio/screens/site-editor';
import { useParams, useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

function read(documents: PublicContent): SiteReading {
  const { menu, ministries, church, schedules } = siteContent(documents);
  return { pages: menu, sections: ministries, fill: filler(church, schedules) };
}

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
        missing={missingSettings(church)}
        read={read}
        changing={day ? { day, onTaken: () => setQuery({}, { replace: true }) } : undefined}
      />
    </>
  );
}
