import type { ScheduleIslandProps } from '../../islands/schedule.tsx';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.ts';

/** A schedule of the page, with the changed dates of its meetings. */
export function Schedule({ entries, ...rest }: Omit<ScheduleIslandProps, 'exceptions' | 'time'>) {
  const { exceptions, time } = usePage();
  const ids = new Set(entries.map(({ id }) => id));
  const own = exceptions.filter(({ reunion }) => ids.has(reunion));
  return <Island name="schedule" props={{ entries, exceptions: own, time, ...rest }} />;
}
