import {
  type DaySum,
  dayOfMonth,
  formatAmount,
  groupThousands,
  monthName,
  sumOfParts,
} from '@ministerio/contract/domain';
import { chevronRight, Glyph } from '@ministerio/ui/primitives/icon';
import styles from './month-days.module.css';

export interface MonthDaysProps {
  /** The days with attendance, newest first. */
  readonly days: readonly DaySum[];
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** Called with the day that is chosen, YYYY-MM-DD. */
  readonly onOpenDay: (date: string) => void;
}

/**
 * Some days in numbers: the totals, and a row per day that leads to it. Renders a `<section>`. Days of several months have
 * their month's name.
 */
export function MonthDays({ days, currency, onOpenDay }: MonthDaysProps) {
  const total = sumOfParts(days);
  const isOneMonth = new Set(days.map(({ date }) => date.slice(0, 7))).size === 1;
  return (
    <section aria-label="Total por día" data-component="MonthDays">
      <p className={styles.Totals}>
        <span>
          <strong>{groupThousands(total.marks)}</strong> {total.marks === 1 ? 'asistencia' : 'asistencias'}
        </span>{' '}
        <strong>{formatAmount(total.cents, currency)}</strong>{' '}
        <span className={styles.Without}>{withoutWords(total.withoutAmount)}</span>
      </p>
      <ul className={styles.Days}>
        {days.map((day) => (
          <li key={day.date}>
            <button type="button" className={styles.Day} onClick={() => onOpenDay(day.date)}>
              <span className={styles.Name}>
                {isOneMonth ? dayOfMonth(day.date) : `${dayOfMonth(day.date)} de ${monthName(day.date)}`}
                <span className={styles.Without}>{withoutWords(day.withoutAmount)}</span>
              </span>{' '}
              <span className={styles.Count}>
                {groupThousands(day.marks)}{' '}
                <span className={styles.Noun}>{day.marks === 1 ? 'persona' : 'personas'}</span>
              </span>{' '}
              <span className={styles.Amount}>{formatAmount(day.cents, currency)}</span>
              <Glyph path={chevronRight} className={styles.Arrow} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** ' 9 sin monto'; nothing where every aporte is an amount. */
const withoutWords = (count: number) => (count === 0 ? null : ` ${groupThousands(count)} sin monto`);
