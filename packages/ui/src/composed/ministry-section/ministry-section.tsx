import type { ContentSection } from '@ministerio/content';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { PageSection, type PageSectionProps } from '../../primitives/page-section/page-section.tsx';
import { Picture, useArtwork } from '../picture/index.ts';
import styles from './ministry-section.module.css';

export interface MinistrySectionProps extends Omit<PageSectionProps, 'id' | 'title'> {
  /** Anchor, text and picture. */
  section: ContentSection;
  /** Puts the picture after the words where both fit side by side. @default false */
  reversed?: boolean | undefined;
  /** Part of a phone's first view: its picture loads at once. @default false */
  priority?: boolean | undefined;
  /** Content under the text, such as a schedule. */
  children?: ReactNode;
}

/**
 * One ministry or study: picture, name, invitation and schedule. Renders a `<section>`
 * whose id is the anchor of the navigation. `[data-reversed]` where the picture comes after the words.
 */
export function MinistrySection({
  section,
  reversed = false,
  priority = false,
  className,
  children,
  ...rest
}: MinistrySectionProps) {
  const artwork = useArtwork();
  const { id, title, lead, paragraphs, picture } = section;
  const headingId = useId();
  return (
    <PageSection
      data-component="MinistrySection"
      {...rest}
      id={id}
      aria-labelledby={headingId}
      data-reversed={reversed || undefined}
      className={cx(styles.MinistrySection, className)}
    >
      <div className={styles.Columns}>
        <Picture
          source={artwork.picture(picture)}
          alt={picture.alt}
          sizes="(width >= 60rem) 34rem, 100vw"
          priority={priority}
          className={styles.Picture}
        />
        <div className={styles.Words}>
          <Heading level={2} size="3xl" id={headingId}>
            {title}
          </Heading>
          <p className={styles.Lead}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children && <div className={styles.Extra}>{children}</div>}
        </div>
      </div>
    </PageSection>
  );
}
