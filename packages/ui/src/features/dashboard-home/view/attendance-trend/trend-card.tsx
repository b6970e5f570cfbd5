import { Heading } from '../../../../primitives/heading/heading.tsx';
import styles from './attendance-trend.module.css';
import { TrendBars } from './trend-bars.tsx';
import { type TrendGroup, usualWeek } from './trend-numbers.ts';

interface TrendCardProps {
  readonly group: TrendGroup;
  /** Tooltip of each bar, oldest week first. */
  readonly labels: readonly string[];
  /** First day of the oldest week, 'DD-MM'. */
  readonly since: string;
  /** Whether it covers everybody; it then spans the full width above the others. @default false */
  readonly all?: boolean;
}

/** One group's week: its count, the average, the bars. Renders an `<li>`. */
export function TrendCard({ group, labels, since, all = false }: TrendCardProps) {
  const usual = usualWeek(group);
  return (
    <li className={styles.Group} data-all={all || undefined}>
      <div className={styles.Words}>
        <Heading level={3} size="md" className={styles.Name}>
          {group.name}
        </Heading>
        <p className={styles.Now}>
          <strong className={styles.Number}>{group.week}</strong>
          <span className={styles.Compared}>
            esta semana
            {usual === null ? null : <span>Promedio: {usual}</span>}
          </span>
        </p>
      </div>
      <div className={styles.Chart}>
        <TrendBars group={group} labels={labels} />
        <p className={styles.Axis} aria-hidden="true">
          <span>{since}</span>
          <span>hoy</span>
        </p>
      </div>
    </li>
  );
}
