import type { ContentSection } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { PageSection, type PageSectionProps } from '../../primitives/page-section/page-section.tsx';
import { Picture, useArtwork } from '../picture/index.ts';
import styles from './ministry-section.module.css';

/** How a {@link MinistrySection} is composed. A page that shows them in this order has no two alike. */
export const ministryLayouts = ['bleed', 'night', 'medallion', 'framed', 'card', 'split'] as const;
/** Composition of a {@link MinistrySection}. */
export type MinistryLayout = (typeof ministryLayouts)[number];

/** Grounds of compositions, where they are not the page's; that of `split` is in the style sheet. */
const tones: Partial<Record<MinistryLayout, PageSectionProps['tone']>> = { night: 'night', framed: 'sunken' };

/** On its own ground a composition keeps its colours in both themes. */
const themes: Partial<Record<MinistryLayout, 'light' | 'dark'>> = { night: 'dark', split: 'light' };

export interface MinistrySectionProps extends Omit<PageSectionProps, 'id' | 'title' | 'tone' | 'width'> {
  /** Anchor, text and picture. */
  section: ContentSection;
  /**
   * Composition: a picture that runs off the page, on a night, as a medallion over the seam, framed, behind a card, or
   * beside the words on the church's colour. @default 'bleed'
   */
  layout?: MinistryLayout | undefined;
  /** Part of a phone's first view: its picture loads at once. @default false */
  priority?: boolean | undefined;
  /** Content under the text, such as a schedule. */
  children?: ReactNode;
}

/**
 * One ministry or study: picture, name, invitation and schedule. Renders a `<section>` whose id is the anchor of the
 * navigation, with its composition in `[data-layout]`.
 */
export function MinistrySection({
  section,
  layout = 'bleed',
  priority = false,
  className,
  children,
  ...rest
}: MinistrySectionProps) {
  const artwork = useArtwork();
  const { id, title, lead, paragraphs, picture } = section;
  const headingId = useId();
  // A framed photograph is sealed with the emblem that it covers.
  const seal =
    layout === 'framed' && picture.photograph !== undefined && picture.emblem !== undefined
      ? artwork.picture({ emblem: picture.emblem, alt: '' })
      : null;
  return (
    <PageSection
      data-component="MinistrySection"
      data-theme={themes[layout]}
      {...rest}
      id={id}
      tone={tones[layout]}
      aria-labelledby={headingId}
      data-layout={layout}
      className={cx(styles.MinistrySection, className)}
    >
      <div className={styles.Columns}>
        <div className={styles.Window}>
          <Picture
            source={artwork.picture(picture)}
            alt={picture.alt}
            sizes="(width >= 60rem) 50vw, 100vw"
            priority={priority}
            className={styles.Picture}
          />
          {seal && <Picture source={seal} alt="" sizes="11rem" className={styles.Seal} />}
        </div>
        <div className={styles.Words}>
          <Heading level={2} size="3xl" id={headingId}>
            {title}
          </Heading>
          <p className={styles.Lead}>{lead}</p>
          <div className={styles.Paragraphs}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {children && (
            <div className={styles.Extra} data-theme={layout === 'split' ? 'dark' : undefined}>
              {children}
            </div>
          )}
        </div>
      </div>
    </PageSection>
  );
}
