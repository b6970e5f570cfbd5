import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.ts';
import styles from './full-track.module.css';
import { SectionHead } from './section-head.tsx';

/** The latest sermons. */
export function Sermons() {
  const { home, sermons } = usePage();
  const { id, eyebrow, title, lead, notYet } = home.sermons;
  return (
    <PageSection id={id} tone="sunken" className={styles.FullTrack} aria-labelledby="predicas-titulo">
      <SectionHead id="predicas-titulo" eyebrow={eyebrow} title={title} lead={lead} />
      <Island name="sermons" props={{ sermons }} />
      {sermons === null && (
        <noscript>
          <p>{notYet}</p>
        </noscript>
      )}
    </PageSection>
  );
}
