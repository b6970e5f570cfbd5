import {
  type ChurchClock,
  describeNext,
  type Meeting,
  meetingsNow,
  nextMeeting,
} from '@ministerio/contract/domain';

/** What 'now and next' says. */
export interface MeetingWords {
  /** Whether a meeting is going on. */
  readonly isNow: boolean;
  readonly label: string;
  readonly text: string;
  /** What can be left out where there is little room. */
  readonly detail: string;
}

/**
 * Says what is on at the church now, or what comes next.
 * @param meetings - only those that anyone may come to.
 * @param clock - day and time in the church's zone.
 * @returns `undefined` when there is no meeting at all.
 */
export function meetingWords(meetings: readonly Meeting[], clock: ChurchClock): MeetingWords | undefined {
  const now = meetingsNow(meetings, clock)[0];
  if (now) return { isNow: true, label: 'Ahora', text: now.name, detail: `, hasta las ${now.end}` };
  const next = nextMeeting(meetings, clock);
  if (!next) return undefined;
  return { isNow: false, label: 'Próxima reunión', text: describeNext(next), detail: '' };
}
