import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

export interface CardTitleProps extends ComponentProps<'h3'> {
  /** Rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** A card's heading. Renders `<h2>` to `<h4>`, always of the same size. */
export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Element = `h${level}` as const;
  return <Element data-component="CardTitle" {...rest} className={cx(styles.Title, className)} />;
}
