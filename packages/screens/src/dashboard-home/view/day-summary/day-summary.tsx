import type { CalendarDate } from '@ministerio/contract/domain';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Fragment, type ReactNode, useId } from 'react';
import { DayBars } from './day-bars.tsx';
import { averageWords, type DayNumbers, headlineLines, isBeforeThisWeek } from './day-numbers.ts';
import styles from './day-summary.module.css';

export interface DaySummaryProps {
  /** Numbers of the last day with marks. */
  readonly numbers: DayNumbers;
  /** The church's day, YYYY-MM-DD. */
  readonly today: CalendarDate;
  /** Beside the way to the list, such as a button that shares the day. */
  readonly actions?: ReactNode;
  /** Beside the words, such as the evening's window. */
  readonly picture?: ReactNode;
  /** Called before the list is opened, with the day. */
  readonly onOpenList?: (date: CalendarDate) => void;
}

/**
 * The last day with marks, as the page's news: who was there, against the average of the same weekday, and the way to the
 * list. Renders a `<section>` with the page's `<h1>`.
 */
export function DaySummary(props: DaySummaryProps) {
  const { numbers, today, actions, picture, onOpenList } = props;
  const title = useId();
  const { last, before, average } = numbers;
  const quiet = isBeforeThisWeek(numbers, today) ? 'Esta semana aún no tiene marcas.' : '';
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby={title}
      className={styles.Card}
      data-component="DaySummary"
    >
      <div className={styles.Root}>
        <Heading level={1} size="2xl" id={title} className={styles.Headline}>
          {headlineLines(numbers).map((line) => (
            <Fragment key={line}>
              <span className={styles.Line}>{line}</span>{' '}
            </Fragment>
          ))}
        </Heading>
        {picture === undefined ? null : <div className={styles.Picture}>{picture}</div>}
        {average === null ? null : <DayBars days={[...before, last]} average={average} />}
        {average === null && quiet === '' ? null : (
          <p className={styles.Note}>
            {average === null ? '' : `${averageWords(numbers)} `}
            {quiet}
          </p>
        )}
        <div className={styles.Actions}>
          <ButtonLink href="/dashboard/asistencia" onClick={() => onOpenList?.(last.fecha)}>
            Ver la lista
          </ButtonLink>
          {actions}
        </div>
      </div>
    </Card>
  );
}
