import type { Meeting, MeetingException } from '@ministerio/content/types';
import { type ChurchClock, meetingsNow, weekdayWords } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Card, type CardProps } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { weekSchedule as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { MinistryAvatar } from '../ministry-avatar/ministry-avatar.tsx';
import { MeetingHours } from '../schedule-list/meeting-hours.tsx';
import { ScheduleChanges } from '../schedule-list/schedule-list.tsx';
import { type WeekAxis, weekAxis } from './week-axis.ts';
import styles from './week-schedule.module.css';

/** A meeting of the week, with what it is of. */
export interface WeekEntry {
  readonly meeting: Meeting;
  /** Address of its ministry. */
  readonly href: string;
  /** Name of its ministry, whose emblem is shown. */
  readonly ministry: string;
}

export interface WeekScheduleProps extends Omit<CardProps, 'as' | 'padding' | 'tone' | 'children'> {
  /** Meetings in the order of the page; at least one. */
  entries: readonly WeekEntry[];
  /** Day and time at the church, to mark current meetings; `undefined` marks nothing. */
  clock?: ChurchClock | undefined;
  /** Dates on which a meeting is suspended or has other hours, said below it. @default none */
  exceptions?: readonly MeetingException[] | undefined;
  /** Sentence about ministries without hours. */
  children?: ReactNode;
}

/** A week begins on Monday. */
const week = [1, 2, 3, 4, 5, 6, 0];

/**
 * The week of several ministries: days and hours of each, to scale beside each other where there is room. Renders a
 * `<section>` with a list; a current entry has `[data-now]`.
 */
export function WeekSchedule({
  entries,
  clock,
  exceptions = [],
  className,
  children,
  ...rest
}: WeekScheduleProps) {
  const words = useWords(spanish);
  const id = useId();
  const meetings = entries.map(({ meeting }) => meeting);
  const axis = weekAxis(meetings);
  const now = new Set(clock ? meetingsNow(meetings, clock, exceptions).map((meeting) => meeting.id) : []);
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby={id}
      {...rest}
      data-component="WeekSchedule"
      className={cx(styles.WeekSchedule, className)}
    >
      <div className={styles.Head}>
        <Heading level={2} size="xl" id={id}>
          {words.title}
        </Heading>
        <Ticks axis={axis} />
      </div>
      <ul className={styles.Entries}>
        {entries.map(({ meeting, ...entry }) => (
          <Entry
            key={meeting.id}
            {...entry}
            meeting={meeting}
            bar={axis.bar(meeting)}
            isNow={now.has(meeting.id)}
            clock={clock}
            changes={exceptions.filter(({ reunion }) => reunion === meeting.id)}
          />
        ))}
      </ul>
      {children && <div className={styles.Rest}>{children}</div>}
    </Card>
  );
}

/** The hours above the bars, which the entries say in words. */
function Ticks({ axis }: { axis: WeekAxis }) {
  return (
    <svg aria-hidden="true" className={styles.Ticks}>
      {axis.ticks.map(({ label, at }) => (
        <text key={label} x={`${at}%`} y="1em" textAnchor="middle" className={styles.Tick}>
          {label}
        </text>
      ))}
    </svg>
  );
}

interface EntryProps extends WeekEntry {
  readonly bar: ReturnType<WeekAxis['bar']>;
  readonly isNow: boolean;
  readonly changes: readonly MeetingException[];
  readonly clock: ChurchClock | undefined;
}

function Entry({ meeting, href, ministry, bar, isNow, changes, clock }: EntryProps) {
  const words = useWords(spanish);
  const { titulo, dias } = meeting;
  return (
    <li className={styles.Entry} data-now={isNow || undefined}>
      <MinistryAvatar name={ministry} className={styles.Window} />
      <Link href={href} variant="plain" className={styles.Name}>
        {titulo}
      </Link>
      <span aria-hidden="true" className={styles.Week}>
        {week.map((day) => (
          <span key={day} className={styles.Day} data-held={dias.includes(day) || undefined}>
            {words.initials[day]}
          </span>
        ))}
      </span>
      <span className={styles.Marks}>
        <span className={styles.Days}>{weekdayWords(dias)}</span>
        <MeetingHours meeting={meeting} isNow={isNow} changes={changes} clock={clock} />
      </span>
      <svg aria-hidden="true" className={styles.Scale}>
        <rect width="100%" height="100%" rx="6" className={styles.Track} />
        <rect x={`${bar.at}%`} width={`${bar.length}%`} height="100%" rx="6" className={styles.Bar} />
      </svg>
      {changes.length > 0 && (
        <div className={styles.Changes}>
          <ScheduleChanges changes={changes} />
        </div>
      )}
    </li>
  );
}
