import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Sizes of a {@link Spinner}: of the text around it, or for a whole region. */
export const spinnerSizes = ['sm', 'md', 'lg'] as const;

const wheel = cva(styles.Wheel, {
  variants: { size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg } },
});

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text for screen readers; without it the spinner is decorative. */
  label?: string | undefined;
  /** Size: of the text, larger, or for a whole region. @default 'md' */
  size?: (typeof spinnerSizes)[number] | undefined;
}

/** A loading indicator. Renders a `<span>`; a live region around it must announce it. */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} data-component="Spinner" part="spinner" className={cx(styles.Spinner, className)}>
      <span className={wheel({ size })} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
