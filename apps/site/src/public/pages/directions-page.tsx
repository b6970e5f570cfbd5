import { PageHero } from '@ministerio/ui/composed/hero';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Island } from '../island.tsx';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { Schedule } from '../sections/schedule.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './directions-page.module.css';

/** /Contactanos: directions to the church, its office hours, and the contact form. */
export function Page() {
  const { church, directions, heads, hasForm, lists } = usePage();
  const { typedTitle, lead, location, write } = directions;
  const [where, ...more] = location.paragraphs;
  const { point, address, plan } = church;
  return (
    <>
      <PageHero
        title={<Island as="span" name="typed-title" props={{ lines: typedTitle }} />}
        lead={lead}
        picture={heads.directions}
      />
      <FirstViewEnd />
      <PageSection id={location.id} aria-labelledby="ubicacion-titulo">
        <SectionHead
          id="ubicacion-titulo"
          eyebrow={location.eyebrow}
          title={location.title}
          lead={where}
          more={more}
        />
        <Island name="map" props={{ point, address, plan }} />
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
              <Schedule entries={lists.officeHours} />
            </div>
            <Card padding="lg">
              <Island name="contact" props={{}} />
            </Card>
          </div>
        </PageSection>
      ) : (
        <PageSection tone="sunken" aria-labelledby="atencion-titulo">
          <Heading level={2} id="atencion-titulo">
            Horarios de atención
          </Heading>
          <Schedule entries={lists.officeHours} />
        </PageSection>
      )}
    </>
  );
}
