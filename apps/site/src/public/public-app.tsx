import '@ministerio/ui/styles-fonts-later.css';
import './layout-later.css';
import './page-scroll.css';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { LinkProvider } from '@ministerio/ui/primitives/link';
import { publicRouteFor } from '../routes/public-routes.ts';
import { artwork } from './artwork.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageLink } from './navigation/page-link.tsx';
import { usePlace } from './navigation/use-place.ts';
import { PageView } from './page-view.tsx';

/** The public site: one layout around the page that the address names. */
export function PublicApp() {
  const { pathname } = usePlace();
  const { name } = publicRouteFor(pathname);
  return (
    <LinkProvider component={PageLink}>
      <ArtworkProvider value={artwork}>
        <SiteLayout>
          <PageView name={name} />
        </SiteLayout>
      </ArtworkProvider>
    </LinkProvider>
  );
}
