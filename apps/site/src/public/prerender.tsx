import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { factsFrom, type ToldFacts } from '../page-facts.ts';
import { publicRouteFor } from '../routes/public-routes.ts';
import { PageFactsProvider } from './hooks/page-facts.ts';
import { PrerenderedPathProvider } from './navigation/use-place.ts';
import { loadPage } from './page-modules.ts';
import { PublicApp } from './public-app.tsx';
import { PrerenderedSermons } from './sermons/page-sermons.ts';

/**
 * Renders the content of a public page as HTML that `main.tsx` hydrates.
 * @param path - path of the page, for example `/Inicio`.
 * @param sermons - what the home page shows.
 * @param told - what the page's server says beside what is built.
 */
export async function prerenderPage(
  path: string,
  sermons: SermonsState = { status: 'loading' },
  told: ToldFacts = {},
): Promise<string> {
  await loadPage(publicRouteFor(path).name);
  const { prelude } = await prerender(
    <StrictMode>
      <PrerenderedPathProvider value={path}>
        <PrerenderedSermons value={sermons}>
          <PageFactsProvider value={factsFrom(told)}>
            <PublicApp />
          </PageFactsProvider>
        </PrerenderedSermons>
      </PrerenderedPathProvider>
    </StrictMode>,
    // React moves large boundaries to the end and swaps them in by inline script, which the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
