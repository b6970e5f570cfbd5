import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      data-component="VisuallyHidden"
      part="visually-hidden"
      className={cx(styles.VisuallyHidden, className)}
    />
  );
}
