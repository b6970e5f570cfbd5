import { Picture, photoIn, useArtwork } from '@ministerio/ui/composed/picture';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { usePage } from '../page-context.ts';
import styles from './beginnings.module.css';
import { SectionHead } from './section-head.tsx';

/** Our beginnings, with the two old pictures: engravings, until there are photos. */
export function Beginnings() {
  const { home, photos } = usePage();
  const { id, eyebrow, title, paragraphs, pictures } = home.beginnings;
  const artwork = useArtwork();
  return (
    <PageSection id={id} aria-labelledby="inicios-titulo">
      <div className={styles.Columns}>
        <div className={styles.Pictures}>
          {pictures.map((picture, index) => {
            const photo = photoIn(photos, `comienzos-${index + 1}`);
            return (
              <figure key={picture.scene} className={styles.Print}>
                <Picture
                  source={photo?.source ?? artwork.oldPicture(picture)}
                  alt={photo?.alt ?? picture.alt}
                  sizes="(width >= 60rem) 18rem, 45vw"
                  className={styles.Picture}
                />
                {/* The words are the engraving's. */}
                {!photo && <figcaption className={styles.Caption}>{picture.caption}</figcaption>}
              </figure>
            );
          })}
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
