import type { PrivacySection } from '@ministerio/content';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';

interface ReadingsProps {
  sections: readonly PrivacySection[];
  /** Content after the paragraphs of a section, by its id; a section with neither is left out. */
  after: Readonly<Record<string, ReactNode>>;
}

/** Headings with paragraphs, to be read. Another backend may keep data as it likes: there our own server's are left out. */
export function Readings({ sections, after }: ReadingsProps) {
  const { hasForm: isOwnServer } = usePage();
  const shown = sections
    .map(({ id, title, paragraphs, ownServer = [] }) => ({
      id,
      title,
      paragraphs: isOwnServer ? [...paragraphs, ...ownServer] : paragraphs,
    }))
    .filter(({ id, paragraphs }) => paragraphs.length > 0 || after[id] !== undefined);
  return (
    <Stack gap={10}>
      {shown.map(({ id, title, paragraphs }) => (
        <Stack as="section" key={id} id={id} gap={3} aria-labelledby={`${id}-titulo`}>
          <Heading level={2} id={`${id}-titulo`}>
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {after[id]}
        </Stack>
      ))}
    </Stack>
  );
}
