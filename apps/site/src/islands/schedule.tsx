import { type Meeting, type MeetingException, meetingCalendarPath } from '@ministerio/content';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { type ChurchTime, useChurchClock } from './use-church-clock.ts';

export interface ScheduleIslandProps {
  readonly entries: readonly Meeting[];
  readonly exceptions: readonly MeetingException[];
  readonly time: ChurchTime;
  readonly nameless?: boolean | undefined;
  /** Whether the heading says the day of all. */
  readonly dayless?: boolean | undefined;
  /** Whether entries link their calendars. */
  readonly calendars?: boolean | undefined;
}

const noDays = () => '';

/** A schedule that marks what is on now. */
export function Island({ entries, exceptions, time, nameless, dayless, calendars }: ScheduleIslandProps) {
  return (
    <ScheduleList
      entries={entries}
      exceptions={exceptions}
      clock={useChurchClock(time)}
      nameless={nameless}
      weekdays={dayless ? noDays : undefined}
      calendarHref={calendars ? meetingCalendarPath : undefined}
    />
  );
}
