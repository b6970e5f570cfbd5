import { type ChurchClock, churchClock } from '@ministerio/contract/domain';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { useEffect, useState } from 'react';
import { publishedContent } from '../../runtime/published-content.tsx';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { horariosAttributes } from './attributes.ts';
import styles from './horarios.module.css';
import { type HorariosContent, readContent } from './read-content.ts';

const REFRESH_MS = 30_000;

/** Day and time at the church, whatever the device's time zone. */
function useChurchClock(zone: string): ChurchClock {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return churchClock(nowMs, zone);
}

interface WeekProps {
  readonly content: HorariosContent;
  /** Whether the meetings for members only are shown too. */
  readonly members: boolean;
}

function Week({ content: { meetings, exceptions, timeZone }, members }: WeekProps) {
  const clock = useChurchClock(timeZone);
  const open = meetings.filter(({ soloMiembros }) => !soloMiembros);
  return (
    <section aria-label="Horarios" className={styles.Horarios} part="horarios-body">
      <NextMeeting meetings={open} clock={clock} exceptions={exceptions} />
      <ScheduleList entries={members ? meetings : open} clock={clock} exceptions={exceptions} />
    </section>
  );
}

function HorariosView({ values, content, standIn }: ViewProps<typeof horariosAttributes, HorariosContent>) {
  return content ? <Week content={content} members={values.members} /> : standIn;
}

/** `<ministerio-horarios>`: the current or next meeting at the church, then the whole week. */
export const horariosWidget = widget({
  tag: 'ministerio-horarios',
  attributes: horariosAttributes,
  view: HorariosView,
  content: publishedContent('horarios', readContent),
});
