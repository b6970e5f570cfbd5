import { church, directions, officeHours } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MapPanel } from '@ministerio/ui/composed/map-panel';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { CONTACT_TITLE_PACE, TypingLine } from '@ministerio/ui/composed/typing-line';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { deferred } from '../deferred.tsx';
import { usePageFacts } from '../hooks/page-facts.ts';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './directions-page.module.css';

const { typedTitle, lead, location, write } = directions;

const FORM_PART = 'formulario';

/** Prerendered with the page, its script loaded on use; until then, and without script, a plain form that posts itself. */
const contact = deferred(
  { ids: [FORM_PART], when: 'used' },
  async () => (await import('../contact/contact.tsx')).Contact,
);

/** /Contactanos: directions to the church, its office hours, and the contact form. */
export function Page() {
  const clock = useChurchClock();
  const { hasForm } = usePageFacts();
  return (
    <>
      <PageHero
        title={<TypingLine lines={typedTitle} pace={CONTACT_TITLE_PACE} />}
        lead={lead}
        picture={{ crop: 'rim', glass: 'rio', alt: '' }}
      />
      <PageSection id={location.id} aria-labelledby="ubicacion-titulo">
        <SectionHead
          id="ubicacion-titulo"
          eyebrow={location.eyebrow}
          title={location.title}
          lead={location.paragraphs[0]}
        />
        <MapPanel point={church.point} address={church.address} plan={church.plan} />
      </PageSection>
      {hasForm ? (
        <PageSection id={write.id} tone="sunken" aria-labelledby="escribenos-titulo">
          <div className={styles.Columns}>
            <div>
              <SectionHead
                id="escribenos-titulo"
                eyebrow={write.eyebrow}
                title={write.title}
                lead={write.lead}
              />
              <Heading level={3}>Horarios de atención</Heading>
              <ScheduleList entries={officeHours} clock={clock} />
            </div>
            <Card padding="lg">
              <div id={FORM_PART}>{contact}</div>
            </Card>
          </div>
        </PageSection>
      ) : (
        <PageSection tone="sunken" aria-labelledby="atencion-titulo">
          <Heading level={2} id="atencion-titulo">
            Horarios de atención
          </Heading>
          <ScheduleList entries={officeHours} clock={clock} />
        </PageSection>
      )}
    </>
  );
}
