import type { ChangedMeeting, ChurchClock, Meeting } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { meetingWords } from './meeting-words.ts';
import styles from './next-meeting.module.css';

export interface NextMeetingProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Public meetings. */
  meetings: readonly Meeting[];
  /** Day and time at the church. */
  clock: ChurchClock;
  /** Dates on which they are suspended or have other hours. @default none */
  exceptions?: readonly ChangedMeeting[] | undefined;
  /** Omits the end time on a phone. @default false */
  brief?: boolean | undefined;
  /** Text about the current or the next meeting. @default in Spanish */
  describe?: typeof meetingWords | undefined;
}

/**
 * 'Now and next': "Próxima reunión: Red de Jovenes, sábado 19:00". Renders a `<p>`; `[data-now]` while a meeting is on.
 */
export function NextMeeting({
  meetings,
  clock,
  exceptions,
  brief = false,
  describe = meetingWords,
  className,
  ...rest
}: NextMeetingProps) {
  const words = describe(meetings, clock, exceptions);
  if (!words) return null;
  return (
    <p
      data-component="NextMeeting"
      part="next-meeting"
      {...rest}
      data-now={words.isNow || undefined}
      className={cx(styles.NextMeeting, className)}
    >
      <span className={styles.Light} aria-hidden="true" />
      {/* A new element for new words: a browser's translation has moved the old ones to elements of its own. */}
      <span key={`${words.label}${words.text}${words.detail}`}>
        {`${words.label}: `}
        <strong className={styles.Text}>
          {words.text}
          {words.detail && <span className={brief ? styles.Detail : undefined}>{words.detail}</span>}
        </strong>
      </span>
    </p>
  );
}
