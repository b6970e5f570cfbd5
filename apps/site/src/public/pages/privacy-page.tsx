import { privacy } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { usePage } from '../page-context.ts';

/** /privacidad: which data is stored, why and for how long. */
export function Page() {
  const { pageIntros, hasForm: isOwnServer } = usePage();
  const { title, lead } = pageIntros.privacy;
  // Another backend, which has no contact form either, may keep data as it likes.
  const sections = privacy
    .map(({ id, title: heading, paragraphs, ownServer = [] }) => ({
      id,
      heading,
      paragraphs: isOwnServer ? [...paragraphs, ...ownServer] : paragraphs,
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
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
            </Stack>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
