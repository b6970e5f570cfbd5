import type { Meeting, MeetingException } from '@ministerio/content/types';
import { type ChurchClock, meetingsNow, weekdayWords } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { calendar, Glyph } from '../../primitives/icon/index.ts';
import { scheduleList as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { MeetingHours } from './meeting-hours.tsx';
import styles from './schedule-list.module.css';

export interface ScheduleListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Weekly meetings and groups without a weekday, in order. */
  entries: readonly Pick<Meeting, 'id' | 'titulo' | 'dias' | 'inicio' | 'fin' | 'soloMiembros' | 'seccion'>[];
  /** Day and time at the church, to mark current meetings; `undefined` marks nothing. */
  clock?: ChurchClock | undefined;
  /** Dates on which a meeting is suspended or has other hours, said below it. @default none */
  exceptions?: readonly MeetingException[] | undefined;
  /** Omits the names, where all entries are of one ministry. @default false */
  nameless?: boolean | undefined;
  /** Address of an entry's calendar file; an entry with one has a link 'Agregar a mi calendario'. */
  calendarHref?: ((entry: ScheduleListProps['entries'][number]) => string | undefined) | undefined;
  /** Days in words, Sunday is 0; empty where the heading says the day of all. @default in Spanish: 'Martes y jueves' */
  weekdays?: ((weekdays: readonly number[]) => string) | undefined;
}

/** A schedule: name, days and hours of each entry. Renders a `<ul>`; a current entry has `[data-now]`. */
export function ScheduleList({
  entries,
  clock,
  exceptions = [],
  nameless = false,
  calendarHref,
  weekdays = weekdayWords,
  className,
  ...rest
}: ScheduleListProps) {
  const changesOf = ({ id }: (typeof entries)[number]) => exceptions.filter(({ reunion }) => reunion === id);
  const now = new Set(clock ? meetingsNow(entries, clock, exceptions).map(({ id }) => id) : []);
  return (
    <ul
      data-component="ScheduleList"
      part="schedule-list"
      {...rest}
      className={cx(styles.ScheduleList, className)}
    >
      {entries.map((entry) => (
        <li key={entry.id} className={styles.Entry} data-now={now.has(entry.id) || undefined}>
          <span className={styles.Words}>
            {!nameless && <span className={styles.Name}>{entry.titulo}</span>}
            {entry.dias.length > 0 && (
              <span className={nameless ? styles.Name : styles.Days}>{weekdays(entry.dias)}</span>
            )}
          </span>
          <span className={styles.Marks}>
            <MeetingHours
              meeting={entry}
              isNow={now.has(entry.id)}
              changes={changesOf(entry)}
              clock={clock}
            />
            <AddLink href={calendarHref?.(entry)} name={entry.titulo} />
          </span>
          <ScheduleChanges changes={changesOf(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** The changed dates of an entry, in order. */
export function ScheduleChanges({ changes }: { changes: readonly MeetingException[] }) {
  const words = useWords(spanish);
  if (changes.length === 0) return null;
  return (
    <span className={styles.Changes}>
      {[...changes]
        .sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
        .map(({ fecha, inicio, fin, lugar, motivo }) => (
          <span key={fecha} className={styles.Change} part="schedule-list-change">
            <strong>
              {inicio !== null && fin !== null
                ? words.moved(words.dayOf(fecha), inicio, fin)
                : words.suspended(words.dayOf(fecha))}
            </strong>
            {inicio !== null && lugar && ` ${lugar}.`}
            {motivo && ` ${motivo}`}
          </span>
        ))}
    </span>
  );
}

/** An icon link to an entry's calendar file, which works without script. */
function AddLink({ href, name }: { href: string | undefined; name: string }) {
  const words = useWords(spanish);
  if (!href) return null;
  return (
    <a href={href} aria-label={`${words.calendar}: ${name}`} title={words.calendar} className={styles.Add}>
      <Glyph path={calendar} />
    </a>
  );
}
