import { pageIntros, privacy } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { Heading } from '@ministerio/ui/primitives/heading';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';

const { title, lead } = pageIntros.privacy;

/** /privacidad: which data is stored, why and for how long. */
export function Page() {
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'corner', glass: 'rio', alt: '' }} />
      <PageSection width="measure" aria-label={title}>
        <Stack gap={10}>
          {privacy.map((section) => (
            <Stack
              as="section"
              key={section.id}
              id={section.id}
              gap={3}
              aria-labelledby={`${section.id}-titulo`}
            >
              <Heading level={2} id={`${section.id}-titulo`}>
                {section.title}
              </Heading>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
