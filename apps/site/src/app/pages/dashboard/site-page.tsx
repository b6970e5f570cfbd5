import { menu, ministries, missingSettings } from '@ministerio/content';
import { defaultContent, documentNames } from '@ministerio/content/site';
import { useServices } from '@ministerio/screens/kit/services';
import { SiteEditor } from '@ministerio/screens/site-editor';
import { useParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

const names = documentNames(defaultContent);

/** /dashboard/sitio and /dashboard/sitio/:id */
export default function SitePage() {
  const { id } = useParams();
  const { church } = useServices();
  return (
    <>
      <ScreenTitle>Sitio</ScreenTitle>
      <SiteEditor
        document={id}
        names={names}
        pages={menu}
        sections={ministries}
        missing={missingSettings(church)}
      />
    </>
  );
}
