import { dayAndMonth } from '@ministerio/contract/domain';
import { useElementStyle } from '@ministerio/ui/hooks/use-element-style';
import { useRef } from 'react';
import type { MarkedDay } from './day-numbers.ts';
import styles from './day-summary.module.css';

export interface DayBarsProps {
  /** Oldest first; the last one is the news. */
  readonly days: readonly MarkedDay[];
  /** Height of the line, as a number of people. */
  readonly average: number;
}

/** One bar for each day with its number inside, and a line at the average. Renders an `<ol>`. */
export function DayBars({ days, average }: DayBarsProps) {
  const highest = Math.max(1, average, ...days.map(({ asistencias }) => asistencias));
  const root = useRef<HTMLOListElement>(null);
  useElementStyle(root, { '--line': String(average / highest), '--count': String(days.length) });
  return (
    <ol ref={root} className={styles.Days} aria-label="Presentes por día">
      {days.map((day, index) => (
        <DayBar
          key={day.fecha}
          day={day}
          share={day.asistencias / highest}
          isLast={index === days.length - 1}
        />
      ))}
    </ol>
  );
}

interface DayBarProps {
  readonly day: MarkedDay;
  /** Of the chart's height, from 0 to 1. */
  readonly share: number;
  readonly isLast: boolean;
}

function DayBar({ day: { fecha, asistencias }, share, isLast }: DayBarProps) {
  const bar = useRef<HTMLSpanElement>(null);
  useElementStyle(bar, { '--share': String(share) });
  return (
    <li className={styles.Day} data-last={isLast || undefined}>
      <span className={styles.Date}>{dayAndMonth(fecha)}</span>
      <span className={styles.Column}>
        <span ref={bar} className={styles.Bar}>
          {asistencias}
        </span>
      </span>
    </li>
  );
}
