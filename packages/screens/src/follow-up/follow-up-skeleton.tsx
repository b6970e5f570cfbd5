import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Placeholder of the tabs and of rows at their height. */
export function FollowUpSkeleton() {
  return (
    <Stack role="status" gap={2}>
      <VisuallyHidden>Cargando el seguimiento…</VisuallyHidden>
      <Skeleton height="3.25rem" />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </Stack>
  );
}
