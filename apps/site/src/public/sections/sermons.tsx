import { home } from '@ministerio/content';
import { SermonsCarousel } from '@ministerio/ui/composed/sermons-carousel';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { useSermons } from '../sermons/use-sermons.ts';
import { SectionHead } from './section-head.tsx';

const { id, eyebrow, title, lead, notYet } = home.sermons;

/** The latest sermons. */
export function Sermons() {
  const state = useSermons();
  return (
    <PageSection id={id} tone="sunken" aria-labelledby="predicas-titulo">
      <SectionHead id="predicas-titulo" eyebrow={eyebrow} title={title} lead={lead} />
      <SermonsCarousel
        state={state}
        thumbnailUrl={(sermon) => `/api/videos/${encodeURIComponent(sermon.id)}/miniatura`}
      />
      {state.status === 'loading' && (
        <noscript>
          <p>{notYet}</p>
        </noscript>
      )}
    </PageSection>
  );
}
