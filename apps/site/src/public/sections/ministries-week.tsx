import { schedulesOfMinistry, seo } from '@ministerio/content';
import { listWords } from '@ministerio/contract/domain';
import { WeekSchedule } from '@ministerio/ui/composed/week-schedule';
import { usePage } from '../page-context.ts';
import { AskAtOffice } from './ask-at-office.tsx';
import styles from './ministries-week.module.css';

/** The hours of all ministries side by side, over the edge of the page's head. */
export function MinistriesWeek() {
  const { ministries, schedules, exceptions, time } = usePage();
  const entries = ministries.flatMap((ministry) =>
    schedulesOfMinistry(ministry.id, schedules).map((meeting) => ({
      meeting,
      href: `${seo.ministries.path}#${ministry.id}`,
      ministry: ministry.title,
    })),
  );
  if (entries.length === 0) return null;
  const without = ministries.filter(({ id }) => schedulesOfMinistry(id, schedules).length === 0);
  return (
    <div className={styles.MinistriesWeek}>
      <div className={styles.Frame}>
        <WeekSchedule entries={entries} exceptions={exceptions} clock={time.clock}>
          {without.length > 0 && <AskAtOffice about={listWords(without.map(({ title }) => title))} />}
        </WeekSchedule>
      </div>
    </div>
  );
}
