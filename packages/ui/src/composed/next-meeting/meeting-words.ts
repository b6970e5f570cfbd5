import {
  type ChangedMeeting,
  type ChurchClock,
  describeNext,
  type Meeting,
  meetingsNow,
  nextMeeting,
} from '@ministerio/contract/domain';

/** Text of 'now and next'. */
export interface MeetingWords {
  /** Whether a meeting is on now. */
  readonly isNow: boolean;
  readonly label: string;
  readonly text: string;
  /** Can be omitted where space is limited. */
  readonly detail?: string;
}

/**
 * Text about the current or the next meeting.
 * @param meetings - only public ones.
 * @param clock - day and time in the church's zone.
 * @param changes - dates on which meetings are suspended or have other hours.
 * @returns `undefined` when there is no meeting at all.
 */
export function meetingWords(
  meetings: readonly Meeting[],
  clock: ChurchClock,
  changes: readonly ChangedMeeting[] = [],
): MeetingWords | undefined {
  const now = meetingsNow(meetings, clock, changes)[0];
  if (now) return { isNow: true, label: 'Ahora', text: now.titulo, detail: `, hasta las ${now.fin}` };
  const next = nextMeeting(meetings, clock, changes);
  if (!next) return undefined;
  return { isNow: false, label: 'Próxima reunión', text: `${next.meeting.titulo}, ${describeNext(next)}` };
}
