import '@ministerio/ui/emblems.css';
import type { AttendanceStatistics } from '@ministerio/contract';
import { dayAndMonth, textKey } from '@ministerio/contract/domain';
import { MinistryAvatar } from '@ministerio/ui/composed/ministry-avatar';
import { ArtworkContext } from '@ministerio/ui/composed/picture';
import { Heading } from '@ministerio/ui/primitives/heading';
import { chevronDown, Glyph } from '@ministerio/ui/primitives/icon';
import { useContext } from 'react';
import { TitledCard } from '../../../kit/titled-card.tsx';
import styles from './attendance-trend.module.css';
import { TrendBars, type TrendBarsProps } from './trend-bars.tsx';
import { usualWeek, weekInWords } from './trend-numbers.ts';
import { TrendTable } from './trend-table.tsx';

export interface AttendanceTrendProps {
  /** This week and the previous ones, in total and by ministry. */
  readonly statistics: Pick<AttendanceStatistics, 'semana' | 'anteriores' | 'total' | 'ministerios'>;
}

/**
 * This week's attendance beside the last eight, in total and by ministry: small charts, and the same numbers
 * as a table. This week's bar is gold; a card's foot has the colour of its ministry's emblem.
 * Renders a `<section>`.
 */
export function AttendanceTrend({ statistics }: AttendanceTrendProps) {
  const { semana, anteriores, total, ministerios } = statistics;
  const groups = [{ name: 'Todos', ...total }, ...ministerios];
  const labels = [...anteriores, semana].map((week) => `Semana ${weekInWords(week)}`);
  return (
    <TitledCard title="Asistencia de esta semana" data-component="AttendanceTrend">
      <p className={styles.Lead}>
        {`Semana ${weekInWords(semana)}, junto a las ${anteriores.length} anteriores. La línea marca el promedio.`}
      </p>
      <ul className={styles.Groups}>
        {groups.map((group, index) => (
          <TrendCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a ministry may be called 'Todos' too
            key={index}
            group={group}
            labels={labels}
            all={index === 0}
            since={dayAndMonth(anteriores[0] ?? semana)}
          />
        ))}
      </ul>
      <details className={styles.Details}>
        <summary className={styles.Summary}>
          <Glyph path={chevronDown} className={styles.Arrow} />
          Ver los números en una tabla
        </summary>
        <TrendTable groups={groups} weeks={anteriores.map(dayAndMonth)} />
      </details>
    </TitledCard>
  );
}

interface TrendCardProps extends TrendBarsProps {
  /** First day of the oldest week, 'DD-MM'. */
  readonly since: string;
  /** Whether it covers everybody; it then spans the full width above the others. @default false */
  readonly all?: boolean;
}

/** One group's week: its count, the average, the bars. Renders an `<li>`. */
function TrendCard({ group, labels, since, all = false }: TrendCardProps) {
  const usual = usualWeek(group);
  const artwork = useContext(ArtworkContext);
  return (
    <li
      className={styles.Group}
      data-all={all || undefined}
      data-emblem={all ? undefined : artwork?.emblem?.(textKey(group.name))}
    >
      <div className={styles.Head}>
        {all ? null : <MinistryAvatar name={group.name} size="sm" />}
        <Heading level={3} size="md" className={styles.Name}>
          {group.name}
        </Heading>
      </div>
      <p className={styles.Now}>
        <strong className={styles.Number}>{group.semana}</strong>
        <span className={styles.Compared}>
          esta semana
          {usual === null ? null : <span>Promedio: {usual}</span>}
        </span>
      </p>
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
