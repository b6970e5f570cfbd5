import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HYDRATED } from '../loading/hydrated.ts';
import { reloadOnce } from '../loading/reload-once.ts';
import { readPageFacts } from '../page-facts.ts';
import { publicRouteFor } from '../routes/public-routes.ts';
import { loadSections } from './deferred.tsx';
import { PageFactsProvider } from './hooks/page-facts.ts';
import { setPageLoader } from './navigation/page-location.ts';
import { PrerenderedPathProvider } from './navigation/use-page-location.ts';
import { loadPage } from './page-modules.ts';
import { PublicApp } from './public-app.tsx';

async function start(root: HTMLElement): Promise<void> {
  const { name, paths } = publicRouteFor(location.pathname);
  // The visible part hydrates in one go only if its module is loaded.
  await loadPage(name);
  const app = (
    <StrictMode>
      <PrerenderedPathProvider value={paths[0] ?? '/'}>
        <PageFactsProvider value={readPageFacts()}>
          <PublicApp />
        </PageFactsProvider>
      </PrerenderedPathProvider>
    </StrictMode>
  );
  // As a transition, hydration yields every few milliseconds: a tap meanwhile is answered.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  document.dispatchEvent(new Event(HYDRATED));
}

setPageLoader(async (pathname) => {
  await loadPage(publicRouteFor(pathname).name);
  await loadSections();
});
const root = document.getElementById('root');
// A new version may have replaced the page's scripts since it was loaded.
if (root) start(root).catch(reloadOnce);
