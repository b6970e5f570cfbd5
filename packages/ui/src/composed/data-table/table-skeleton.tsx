import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';

export interface TableSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text for screen readers: 'Cargando usuarios…'. */
  readonly label: string;
  /** Number of lines. @default 6 */
  readonly rows?: number;
}

/** Placeholder of a table that is loading, at about its height, so that nothing shifts when the rows arrive. */
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
