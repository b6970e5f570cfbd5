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

/** /Contactanos: directions to the church, what somebody new wants to know, office hours, and the contact form. */
export function Page() {
  const { church, directions, heads, hasForm, lists } = usePage();
  const { typedTitle, lead, location, firstVisit, write } = directions;
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
      <PageSection id={firstVisit.id} aria-labelledby="primeravez-titulo">
        <SectionHead id="primeravez-titulo" eyebrow={firstVisit.eyebrow} title={firstVisit.title} />
        <ul className={styles.Answers}>
          {firstVisit.paragraphs.map((paragraph) => (
            <li key={paragraph}>
              <Answer text={paragraph} />
            </li>
          ))}
        </ul>
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

/** 'Qué ponerte: ven como andas todos los días.', its question in bold; a text without a colon stands as it is. */
function Answer({ text }: { readonly text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  return (
    <>
      <strong>{text.slice(0, colon)}</strong>
      <br />
      {text.charAt(colon + 2).toUpperCase() + text.slice(colon + 3)}
    </>
  );
}
