import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './live-region.module.css';

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-live'> {
  /** `assertive` interrupts what is being read; only for what cannot wait. @default 'polite' */
  politeness?: 'polite' | 'assertive' | undefined;
  /** Keeps the words for screen readers, where the screen shows them otherwise. @default false */
  visuallyHidden?: boolean | undefined;
}

/**
 * Reads its content aloud when it changes. Renders a `<div role="status">`, or `alert` where assertive. It must
 * be on the page, empty, before its words come: many screen readers miss a region that arrives with them.
 */
export function LiveRegion({
  politeness = 'polite',
  visuallyHidden = false,
  className,
  ...rest
}: LiveRegionProps) {
  return (
    <div
      data-component="LiveRegion"
      {...rest}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic="true"
      data-visually-hidden={visuallyHidden || undefined}
      className={cx(styles.LiveRegion, className)}
    />
  );
}
