import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import styles from './follow-up-screen.module.css';

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Placeholder of the tabs and of rows at their height. */
export function FollowUpSkeleton() {
  return (
    <div role="status" className={styles.Skeleton}>
      <VisuallyHidden>Cargando el seguimiento…</VisuallyHidden>
      <Skeleton height="3.25rem" />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </div>
  );
}
