import { PROTECTION, privacy, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { Link } from '@ministerio/ui/primitives/link';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { Readings } from '../sections/readings.tsx';

/** /privacidad: which data is stored, why and for how long. */
export function Page() {
  const { pageIntros, church } = usePage();
  const { responsible, phone } = church.protection;
  const { title, lead } = pageIntros.privacy;
  const whomToCall = (
    <>
      {responsible === undefined && phone === undefined ? null : (
        <p>
          {responsible === undefined ? 'Si algo te preocupa' : `Responsable: ${responsible}`}
          {phone === undefined ? null : (
            <>
              {responsible === undefined ? ', llama al ' : '. Teléfono: '}
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
            </>
          )}
          .
        </p>
      )}
      <p>
        Qué hacer si pasa algo, y qué puede pedir un tutor, está en{' '}
        <Link href={seo.protection.path}>{seo.protection.title}</Link>.
      </p>
    </>
  );
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'corner', glass: 'rio', alt: '' }} />
      <FirstViewEnd />
      <PageSection width="measure" aria-label={title}>
        <Readings sections={privacy} after={{ [PROTECTION]: whomToCall }} />
      </PageSection>
    </>
  );
}
