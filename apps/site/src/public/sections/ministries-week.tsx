import { schedulesOfMinistry, seo } from '@ministerio/content';
import { listWords } from '@ministerio/contract/domain';
import { WeekSchedule } from '@ministerio/ui/composed/week-schedule';
import { Link } from '@ministerio/ui/primitives/link';
import { usePage } from '../page-context.ts';
import styles from './ministries-week.module.css';

/** The hours of all ministries side by side, over the edge of the page's head. */
export function MinistriesWeek() {
  const { ministries, schedules, exceptions, time, hasForm } = usePage();
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
          {without.length > 0 && (
            <p>
              {listWords(without.map(({ title }) => title))}: pregunta en la oficina
              {hasForm && (
                <>
                  {' '}
                  o <Link href="/Contactanos#escribenos">escríbenos</Link>
                </>
              )}
              .
            </p>
          )}
        </WeekSchedule>
      </div>
    </div>
  );
}
