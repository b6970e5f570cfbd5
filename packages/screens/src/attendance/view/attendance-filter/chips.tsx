import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './chips.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Whether it is what is chosen. */
  readonly pressed: boolean;
}

/** One choice of a row; its width does not depend on being chosen. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx(styles.Chip, className)} />;
}

/** The place of a chip that is not known yet. */
export function ChipPlace({ className }: { readonly className?: string | undefined }) {
  return <span className={cx(styles.Chip, styles.Place, className)} aria-hidden="true" />;
}
