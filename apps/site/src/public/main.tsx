import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ALIVE } from '../loading/alive.ts';
import { reloadOnce } from '../loading/reload-once.ts';
import { readPageFacts } from '../page-facts.ts';
import { publicRouteFor } from '../routes/public-routes.ts';
import { loadParts } from './deferred.tsx';
import { PageFactsProvider } from './hooks/page-facts.ts';
import { prepareWith } from './navigation/place.ts';
import { PrerenderedPathProvider } from './navigation/use-place.ts';
import { loadPage } from './page-modules.ts';
import { PublicApp } from './public-app.tsx';

async function start(root: HTMLElement): Promise<void> {
  const { name, paths } = publicRouteFor(location.pathname);
  // What is on the screen hydrates in one go only if its module is here.
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
  // As a transition, React takes the page over in pieces of a few milliseconds: a tap meanwhile is answered.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  document.dispatchEvent(new Event(ALIVE));
}

prepareWith(async (pathname) => {
  await loadPage(publicRouteFor(pathname).name);
  await loadParts();
});
const root = document.getElementById('root');
// The page was read before a new version replaced it: its own scripts may be gone.
if (root) start(root).catch(reloadOnce);
