import { DRAWN_SLOTS } from '@ministerio/contract/domain';
import { Picture, photoIn, useArtwork } from '@ministerio/ui/composed/picture';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { usePage } from '../page-context.ts';
import { SectionHead } from './section-head.tsx';
import styles from './vision.module.css';

/** Our vision, over the church's window by night or a photo. */
export function Vision() {
  const { home, photos } = usePage();
  const { id, eyebrow, title, paragraphs } = home.vision;
  const photo = photoIn(photos, 'vision');
  const artwork = useArtwork();
  return (
    <PageSection id={id} aria-labelledby="vision-titulo">
      <div className={styles.Panel}>
        <Picture
          source={photo?.source ?? artwork.picture(DRAWN_SLOTS.vision)}
          alt={photo?.alt ?? ''}
          sizes="(width >= 60rem) 36rem, 100vw"
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
