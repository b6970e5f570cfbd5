import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';
import { useElementStyle } from '../../hooks/use-element-style.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Any CSS length; by default the whole width. */
  width?: string | undefined;
  /** Any CSS length; by default a line of text. */
  height?: string | undefined;
  /** Number of lines of text; the last is shorter. @default 1 */
  lines?: number | undefined;
}

/** Placeholder of content that is loading, so that nothing shifts. Renders a `<span>` that screen readers skip. */
export function Skeleton({ width, height, lines = 1, className, ref, ...rest }: SkeletonProps) {
  const own = useRef<HTMLSpanElement>(null);
  useElementStyle(own, { '--skeleton-width': width, '--skeleton-height': height });
  return (
    <span
      data-component="Skeleton"
      aria-hidden="true"
      {...rest}
      ref={useMergedRef(own, ref)}
      className={cx(styles.Skeleton, className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <span key={line} className={styles.Line} />
      ))}
    </span>
  );
}
