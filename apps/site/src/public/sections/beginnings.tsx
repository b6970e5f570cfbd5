import { home } from '@ministerio/content';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import styles from './beginnings.module.css';
import { SectionHead } from './section-head.tsx';

const { id, eyebrow, title, paragraphs, pictures } = home.beginnings;

/** Our beginnings, with the two old pictures. */
export function Beginnings() {
  const artwork = useArtwork();
  return (
    <PageSection id={id} aria-labelledby="inicios-titulo">
      <div className={styles.Columns}>
        <div className={styles.Pictures}>
          {pictures.map((picture) => (
            <figure key={picture.scene} className={styles.Print}>
              <Picture
                source={artwork.oldPicture(picture)}
                alt={picture.alt}
                sizes="(width >= 60rem) 18rem, 45vw"
                className={styles.Picture}
              />
              <figcaption className={styles.Caption}>{picture.caption}</figcaption>
            </figure>
          ))}
        </div>
        <div className={styles.Words}>
          <SectionHead id="inicios-titulo" eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
