import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';

/** Props of {@link TableSkeleton}. */
export interface TableSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being loaded, for screen readers: 'Cargando usuarios…'. */
  readonly label: string;
  /** Lines to draw. @default 6 */
  readonly rows?: number;
}

/** Stands where a table will be, at about its height, so that nothing jumps when the rows arrive. */
export function TableSkeleton({ label, rows = 6, className, ...rest }: TableSkeletonProps) {
  return (
    <div {...rest} className={cx(styles.Skeleton, className)} data-component="TableSkeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height="var(--size-control)" />
      ))}
    </div>
  );
}
