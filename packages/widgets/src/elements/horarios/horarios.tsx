import { type ChurchClock, clockFromTable } from '@ministerio/contract/domain';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { useEffect, useState } from 'react';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { horariosAttributes } from './attributes.ts';
import { allMeetings, clocks, meetings } from './content.static.ts';
import styles from './horarios.module.css';

const REFRESH_MS = 30_000;

const readClock = () => clockFromTable(Date.now(), clocks);

/** Day and time at the church, whatever the device's time zone. */
function useChurchClock(): ChurchClock {
  const [clock, setClock] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setClock(readClock()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

function HorariosView({ values }: ViewProps<typeof horariosAttributes>) {
  const clock = useChurchClock();
  return (
    <section aria-label="Horarios" className={styles.Horarios} part="horarios-body">
      <NextMeeting meetings={meetings} clock={clock} />
      <ScheduleList entries={values.members ? allMeetings : meetings} clock={clock} />
    </section>
  );
}

/** `<ministerio-horarios>`: the current or next meeting at the church, then the whole week. */
export const horariosWidget = widget({
  tag: 'ministerio-horarios',
  attributes: horariosAttributes,
  view: HorariosView,
});
