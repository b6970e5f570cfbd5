import { lazy, Suspense } from 'react';
import { FollowUpSkeleton } from './follow-up-skeleton.tsx';
import type { FollowUpWorkProps } from './follow-up-work.tsx';

/** In a script of its own: shared by two pages it would be merged into what every screen of the panel loads. */
const FollowUpWork = lazy(async () => ({ default: (await import('./follow-up-work.tsx')).FollowUpWork }));

/** The lists with all that is done about their rows, and their placeholder until the script is there. */
export function FollowUpWorkLater(props: FollowUpWorkProps) {
  return (
    <Suspense fallback={<FollowUpSkeleton />}>
      <FollowUpWork {...props} />
    </Suspense>
  );
}
