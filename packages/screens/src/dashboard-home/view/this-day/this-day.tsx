import { weekdayName, weekdayOf } from '@ministerio/contract/domain';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Link } from '@ministerio/ui/primitives/link';
import { useId } from 'react';
import type { DayProgram } from './day-program.ts';
import styles from './this-day.module.css';

export interface ThisDayProps {
  /** Program of the day. */
  readonly program: DayProgram;
}

/** Program of the church's next day, with the way to call a meeting off. Renders a `<section>`. */
export function ThisDay({ program }: ThisDayProps) {
  const title = useId();
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={title}
      className={styles.Root}
      data-component="ThisDay"
    >
      <Heading level={2} size="lg" id={title}>
        {program.title}
      </Heading>
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
    </Card>
  );
}
