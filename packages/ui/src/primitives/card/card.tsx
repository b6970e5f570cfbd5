import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** Elements a {@link Card} may be. */
export type CardElement = 'div' | 'section' | 'article' | 'aside' | 'li';
/** Padding of a {@link Card}; `none` for one that starts with a picture. */
export const cardPaddings = ['none', 'md', 'lg'] as const;
/** Backgrounds of a {@link Card}. Content on `night` gets the dark theme's colours. */
export const cardTones = ['surface', 'sunken', 'night'] as const;

const look = cva(styles.Card, {
  variants: {
    padding: { none: undefined, md: styles.Md, lg: styles.Lg },
    tone: { surface: styles.Surface, sunken: styles.Sunken, night: styles.Night },
  },
});

export interface CardProps extends ComponentProps<'div'> {
  /** The element to render. @default 'div' */
  as?: CardElement | undefined;
  /** Padding. @default 'md' */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** Background. @default 'surface' */
  tone?: (typeof cardTones)[number] | undefined;
}

/** A container with a background of its own. Renders a `<div>` or the element of `as`. */
export function Card({ as = 'div', padding = 'md', tone = 'surface', className, ...rest }: CardProps) {
  // The elements of `as` take the same attributes as a div; only the ref's type differs.
  const Element = as as 'div';
  return (
    <Element
      data-component="Card"
      part="card"
      data-theme={tone === 'night' ? 'dark' : undefined}
      {...rest}
      className={cx(look({ padding, tone }), className)}
    />
  );
}

export interface CardTitleProps extends ComponentProps<'h3'> {
  /** Rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** A card's heading. Renders `<h2>` to `<h4>`, always of the same size. */
export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Element = `h${level}` as const;
  return <Element data-component="CardTitle" {...rest} className={cx(styles.Title, className)} />;
}
