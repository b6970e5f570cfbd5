import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './stack.module.css';

/** Distances of a {@link Stack}, as steps of the 4 px grid (`--space-*`). */
export const stackGaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export interface StackProps extends ComponentProps<'div'> {
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  /** Distance between the children, in steps of 4 px. @default 4 */
  gap?: (typeof stackGaps)[number] | undefined;
  /** Whether the children are below or beside each other. @default 'column' */
  direction?: 'row' | 'column' | undefined;
  /** Alignment across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Alignment along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Lets a row wrap. @default false */
  wrap?: boolean | undefined;
}

/** Children one after the other at equal distances. Renders a `<div>` or the element of `as`. */
export function Stack({
  as = 'div',
  gap = 4,
  direction = 'column',
  align,
  justify,
  wrap = false,
  className,
  ...rest
}: StackProps) {
  // The elements of `as` take the same attributes as a div; only the ref's type differs.
  const Element = as as 'div';
  return (
    <Element
      data-component="Stack"
      // Safari drops the list role from a list without markers.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      className={cx(styles.Stack, className)}
    />
  );
}
