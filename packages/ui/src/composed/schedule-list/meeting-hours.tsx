import type { Meeting, MeetingException } from '@ministerio/content/types';
import { addDays, type ChurchClock } from '@ministerio/contract/domain';
import { Badge } from '../../primitives/badge/badge.tsx';
import { scheduleList as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './meeting-hours.module.css';

interface MeetingHoursProps {
  readonly meeting: Pick<Meeting, 'dias' | 'inicio' | 'fin' | 'soloMiembros'>;
  readonly isNow: boolean;
  /** The dates on which the meeting is suspended or has other hours. */
  readonly changes: readonly MeetingException[];
  /** Day and time at the church; without them no hour is struck. */
  readonly clock: ChurchClock | undefined;
}

/** A meeting's hours with its badges, struck where the next time is suspended. Renders a fragment of `<span>`s. */
export function MeetingHours({ meeting, isNow, changes, clock }: MeetingHoursProps) {
  const words = useWords(spanish);
  const { dias, inicio, fin, soloMiembros } = meeting;
  // Of several days one alone is suspended, which the sentence below names.
  const isOff =
    clock &&
    dias.length === 1 &&
    changes.some((one) => one.inicio === null && one.fecha < addDays(clock.date, 7));
  return (
    <>
      {isOff && <Badge>{words.off}</Badge>}
      {isNow && <Badge tone="success">{words.now}</Badge>}
      {soloMiembros && <Badge>{words.membersOnly}</Badge>}
      <span className={styles.Hours} data-now={isNow || undefined} data-off={isOff || undefined}>
        <time dateTime={inicio}>{inicio}</time>
        {' – '}
        <time dateTime={fin}>{fin}</time>
      </span>
    </>
  );
}
