import { childProtection, OUTSIDE, protection, seo, WHOM_TO_CALL } from '@ministerio/content';
import { findWhatsAppNumber, whatsAppLink } from '@ministerio/contract/domain';
import { PageHero } from '@ministerio/ui/composed/hero';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Glyph, phone as phoneIcon, whatsapp } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { Readings } from '../sections/readings.tsx';

/** /proteccion-de-menores: whom to call about a minor, and what is kept of minors and their families. */
export function Page() {
  const { pageIntros, church } = usePage();
  const { title, lead } = pageIntros.protection;
  const after = {
    [WHOM_TO_CALL]: <WhomToCall />,
    [OUTSIDE]: <p>{childProtection(church.countryCode)}</p>,
  };
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'center', glass: 'rio', alt: '' }} />
      <FirstViewEnd />
      <PageSection width="measure" aria-label={title}>
        <Stack gap={10}>
          <Readings sections={protection} after={after} />
          <p>
            Qué más guarda este sitio está en <Link href={seo.privacy.path}>{seo.privacy.title}</Link>.
          </p>
        </Stack>
      </PageSection>
    </>
  );
}

const GREETING = 'Hola, quiero hablar contigo sobre algo que me preocupa.';

/** Name and number of 'Sitio' › 'Datos', of which only what is set; a landline has no chat. */
function WhomToCall() {
  const { church, hasForm } = usePage();
  const { responsible, phone } = church.protection;
  const chat = phone === undefined ? null : findWhatsAppNumber(phone, church.countryCode);
  return (
    <Card>
      <Stack gap={4}>
        {responsible === undefined ? null : (
          <p>
            La persona responsable de proteger a los menores es <strong>{responsible}</strong>.
          </p>
        )}
        {phone === undefined ? (
          <p>
            {responsible === undefined
              ? 'Todavía no publicamos quién es responsable. Pregunta en la iglesia por quien coordina el ministerio, o '
              : 'Búscala en la iglesia, o '}
            <Link href={`${seo.directions.path}#${hasForm ? 'escribenos' : 'ubicacion'}`}>
              {hasForm ? 'escríbenos' : 'mira cómo llegar'}
            </Link>
            .
          </p>
        ) : (
          <Stack direction="row" gap={3} wrap>
            <ButtonLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Glyph path={phoneIcon} />
              Llamar al {phone}
            </ButtonLink>
            {chat === null ? null : (
              <ButtonLink href={whatsAppLink(chat, GREETING)} external variant="secondary">
                <Glyph path={whatsapp} filled />
                WhatsApp
              </ButtonLink>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
