import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './admin-table.module.css';

/** Props of {@link TableFrame}. */
export type TableFrameProps = ComponentProps<'div'>;

/** Around a table, its tools and its pages. On a phone the table is as long as its cards: the page scrolls, not a box in it. */
export function TableFrame({ className, ...rest }: TableFrameProps) {
  return <div data-component="TableFrame" {...rest} className={cx(styles.Frame, className)} />;
}
