import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './live-region.module.css';

export interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-live'> {
  /** `assertive` interrupts the screen reader; only for urgent messages. @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined;
  /** Keeps the text for screen readers only. @default false */
  visuallyHidden?: boolean | undefined;
  /** Announces the whole text at every change; without it, only what was added. @default true */
  atomic?: boolean | undefined;
}

/**
 * Announces its content when it changes. Renders a `<div role="status">`, or `alert` where assertive. It must
 * be on the page, empty, before its text is set: many screen readers miss a region that is mounted with it.
 */
export function LiveRegion({
  politeness = 'polite',
  visuallyHidden = false,
  atomic = true,
  className,
  ...rest
}: LiveRegionProps) {
  return (
    <div
      data-component="LiveRegion"
      {...rest}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic={atomic}
      data-visually-hidden={visuallyHidden || undefined}
      className={cx(styles.LiveRegion, className)}
    />
  );
}
