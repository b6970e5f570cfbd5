import { PROTECTION, privacy } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Link } from '@ministerio/ui/primitives/link';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { usePage } from '../page-context.ts';

/** /privacidad: which data is stored, why and for how long. */
export function Page() {
  const { pageIntros, hasForm: isOwnServer, church } = usePage();
  const { responsible, phone } = church.protection;
  const hasContact = responsible !== undefined || phone !== undefined;
  const { title, lead } = pageIntros.privacy;
  // Another backend, which has no contact form either, may keep data as it likes.
  const sections = privacy
    .map(({ id, title: heading, paragraphs, ownServer = [] }) => ({
      id,
      heading,
      paragraphs: isOwnServer ? [...paragraphs, ...ownServer] : paragraphs,
    }))
    .filter(({ id, paragraphs }) => paragraphs.length > 0 || (id === PROTECTION && hasContact));
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'corner', glass: 'rio', alt: '' }} />
      <PageSection width="measure" aria-label={title}>
        <Stack gap={10}>
          {sections.map(({ id, heading, paragraphs }) => (
            <Stack as="section" key={id} id={id} gap={3} aria-labelledby={`${id}-titulo`}>
              <Heading level={2} id={`${id}-titulo`}>
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {id === PROTECTION && hasContact ? (
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
              ) : null}
            </Stack>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
