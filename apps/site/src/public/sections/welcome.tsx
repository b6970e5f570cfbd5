import { home, sundayServices } from '@ministerio/content';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { SectionHead } from './section-head.tsx';
import styles from './welcome.module.css';

const { id, eyebrow, title, paragraphs, action } = home.welcome;

/** Welcome, beside Sunday's hours: the first thing that someone new wants to know. */
export function Welcome() {
  const clock = useChurchClock();
  return (
    <PageSection id={id} aria-labelledby="bienvenida-titulo">
      <div className={styles.Columns}>
        <div className={styles.Words}>
          <SectionHead id="bienvenida-titulo" eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.Paragraph}>
              {paragraph}
            </p>
          ))}
          <ButtonLink href={action.path} variant="secondary" className={styles.Action}>
            {action.label}
          </ButtonLink>
        </div>
        <Card as="aside" padding="lg" aria-labelledby="domingo-titulo">
          <Heading level={3} id="domingo-titulo">
            Este domingo
          </Heading>
          <ScheduleList entries={sundayServices} clock={clock} />
        </Card>
      </div>
    </PageSection>
  );
}
