import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import styles from './heading.module.css';

/** Sizes of a {@link Heading}, from a card's title to a hero's. */
export const headingSizes = ['md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
/** Size of a {@link Heading}. */
export type HeadingSize = (typeof headingSizes)[number];

const look = cva(styles.Heading, {
  variants: {
    size: {
      md: styles.Md,
      lg: styles.Lg,
      xl: styles.Xl,
      '2xl': styles.Xl2,
      '3xl': styles.Xl3,
      '4xl': styles.Xl4,
    },
  },
});
const sizeOfLevel = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Rank in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Size; by default that of its rank. */
  size?: HeadingSize | undefined;
  /** A word or two in small capitals above it, which is not part of the heading's text. */
  eyebrow?: ReactNode;
}

/** A heading. Renders `<h1>` to `<h4>`; with an eyebrow, inside an `<hgroup>`. `ref`, `id` and the rest go to the heading. */
export function Heading({ level, size, eyebrow, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const heading = (
    <Element
      data-component="Heading"
      part="heading"
      {...rest}
      className={cx(look({ size: size ?? sizeOfLevel[level] }), className)}
    />
  );
  if (!eyebrow) return heading;
  return (
    <hgroup className={styles.Group}>
      <p className={styles.Eyebrow} part="heading-eyebrow">
        {eyebrow}
      </p>
      {heading}
    </hgroup>
  );
}
