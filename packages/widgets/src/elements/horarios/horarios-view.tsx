import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import type { ViewProps } from '../../runtime/widget.ts';
import type { horariosAttributes } from './attributes.ts';
import { allMeetings, meetings } from './content.static.ts';
import styles from './horarios-view.module.css';
import { useChurchClock } from './use-church-clock.ts';

/** The schedule: what is on now or comes next, then the whole week. */
export function HorariosView({ values }: ViewProps<typeof horariosAttributes>) {
  const clock = useChurchClock();
  return (
    <section aria-label="Horarios" className={styles.Horarios} part="horarios-body">
      <NextMeeting meetings={meetings} clock={clock} />
      <ScheduleList entries={values.members ? allMeetings : meetings} clock={clock} />
    </section>
  );
}
