import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './page-section.module.css';

/** Backgrounds of a {@link PageSection}. Content on `night` gets the dark theme's colours. */
export const pageSectionTones = ['ground', 'surface', 'sunken', 'night'] as const;
/** Content widths of a {@link PageSection}: the page's, or a column of text. */
export const pageSectionWidths = ['container', 'measure'] as const;

const look = cva(styles.PageSection, {
  variants: {
    tone: { ground: undefined, surface: styles.Surface, sunken: styles.Sunken, night: styles.Night },
  },
});
const column = cva(styles.Container, {
  variants: { width: { container: undefined, measure: styles.Measure } },
});

export interface PageSectionProps extends ComponentProps<'section'> {
  /** Background. @default 'ground' */
  tone?: (typeof pageSectionTones)[number] | undefined;
  /** Maximum width of the content. @default 'container' */
  width?: (typeof pageSectionWidths)[number] | undefined;
}

/**
 * A section of a public page, with its spacing and width. Renders a `<section>`; its `id` is the anchor of a
 * link, and `aria-labelledby` should name its heading.
 */
export function PageSection({
  tone = 'ground',
  width = 'container',
  className,
  children,
  ...rest
}: PageSectionProps) {
  return (
    <section
      data-component="PageSection"
      data-theme={tone === 'night' ? 'dark' : undefined}
      {...rest}
      className={cx(look({ tone }), className)}
    >
      <div className={column({ width })}>{children}</div>
    </section>
  );
}
