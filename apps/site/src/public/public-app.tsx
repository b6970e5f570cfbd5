import '@ministerio/ui/styles-fonts-later.css';
import './layout-later.css';
import './page-scroll.css';
import type { PageName } from '@ministerio/content';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { LinkProvider } from '@ministerio/ui/primitives/link';
import { publicRouteFor } from '../routes/public-routes.ts';
import { artwork } from './artwork.ts';
import { useArrival } from './hooks/use-arrival.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageLink } from './navigation/page-link.tsx';
import { usePageLocation } from './navigation/use-page-location.ts';
import { loadedPage } from './page-modules.ts';

/** The public site: the layout around the page of the current address. */
export function PublicApp() {
  const { pathname } = usePageLocation();
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

/** A page, whose module is loaded before anyone navigates to it. */
function PageView({ name }: { readonly name: PageName }) {
  const { Page } = loadedPage(name);
  useArrival(name);
  return <Page />;
}
