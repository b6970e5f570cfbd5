import { Picture, photoIn } from '@ministerio/ui/composed/picture';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { usePage } from '../page-context.ts';
import { Schedule } from './schedule.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './welcome.module.css';

/** Welcome, beside Sunday's hours: the first thing that someone new wants to know; with a photo where the church has one. */
export function Welcome() {
  const { home, lists, photos } = usePage();
  const photo = photoIn(photos, 'bienvenida');
  const { id, eyebrow, title, paragraphs, action, firstVisit } = home.welcome;
  return (
    <PageSection id={id} aria-labelledby="bienvenida-titulo">
      <div className={styles.Columns} data-photo={photo ? '' : undefined}>
        <div className={styles.Words}>
          <SectionHead id="bienvenida-titulo" eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.Paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.Actions}>
            <ButtonLink href={action.path} variant="secondary">
              {action.label}
            </ButtonLink>
            <ButtonLink href={firstVisit.path} variant="secondary">
              {firstVisit.label}
            </ButtonLink>
          </div>
        </div>
        {photo && (
          <Picture
            source={photo.source}
            alt={photo.alt}
            sizes="(width >= 60rem) 34rem, 100vw"
            className={styles.Photo}
          />
        )}
        <Card as="aside" padding="lg" aria-labelledby="domingo-titulo">
          <Heading level={3} id="domingo-titulo">
            Este domingo
          </Heading>
          <div className={styles.Sunday}>
            <Schedule entries={lists.sundayServices} dayless />
          </div>
        </Card>
      </div>
    </PageSection>
  );
}
