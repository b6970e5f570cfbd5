import { home } from '@ministerio/content';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { SectionHead } from './section-head.tsx';
import styles from './vision.module.css';

const { id, eyebrow, title, paragraphs } = home.vision;

/** Our vision, over the church's window by night. */
export function Vision() {
  const artwork = useArtwork();
  return (
    <PageSection id={id} aria-labelledby="vision-titulo">
      <div className={styles.Panel}>
        <Picture
          source={artwork.picture({ crop: 'rim', glass: 'aurora', alt: '' })}
          alt=""
          className={styles.Picture}
        />
        <div className={styles.Words} data-theme="dark">
          <SectionHead id="vision-titulo" eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
