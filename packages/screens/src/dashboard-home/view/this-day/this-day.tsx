import { weekdayName, weekdayOf } from '@ministerio/contract/domain';
import { Link } from '@ministerio/ui/primitives/link';
import { TitledCard } from '../../../kit/titled-card.tsx';
import type { DayProgram } from './day-program.ts';
import styles from './this-day.module.css';

export interface ThisDayProps {
  /** Program of the day. */
  readonly program: DayProgram;
}

/** Program of the church's next day, with the way to call a meeting off. Renders a `<section>`. */
export function ThisDay({ program }: ThisDayProps) {
  return (
    <TitledCard title={program.title} padding="none" className={styles.Root} data-component="ThisDay">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {program.entries.map(({ id, start, title: name, place, change, isHeld }) => (
          <li key={id} className={styles.Entry}>
            <span className={styles.Start}>{isHeld ? start : <s>{start}</s>}</span>
            <span className={styles.Name}>{name}</span>
            {(change ?? place) ? (
              <span className={styles.Note} data-changed={change ? '' : undefined}>
                {[change, place].filter(Boolean).join(' · ')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <Link href={`/dashboard/sitio/horarios?dia=${program.date}`} className={styles.Change}>
        {`Este ${weekdayName(weekdayOf(program.date))} no hay…`}
      </Link>
    </TitledCard>
  );
}
