import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { factsFrom, type ServerFacts } from '../page-facts.ts';
import { publicRouteFor } from '../routes/public-routes.ts';
import { PageFactsProvider } from './hooks/page-facts.ts';
import { PrerenderedPathProvider } from './navigation/use-page-location.ts';
import { loadPage } from './page-modules.ts';
import { PublicApp } from './public-app.tsx';
import { PrerenderedSermons } from './sermons/page-sermons.ts';

/**
 * Renders the content of a public page as HTML that `main.tsx` hydrates.
 * @param path - path of the page, for example `/Inicio`.
 * @param sermons - for the home page.
 * @param facts - the server's facts.
 */
export async function prerenderPage(
  path: string,
  sermons: SermonsState = { status: 'loading' },
  facts: ServerFacts = {},
): Promise<string> {
  await loadPage(publicRouteFor(path).name);
  const { prelude } = await prerender(
    <StrictMode>
      <PrerenderedPathProvider value={path}>
        <PrerenderedSermons value={sermons}>
          <PageFactsProvider value={factsFrom(facts)}>
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
