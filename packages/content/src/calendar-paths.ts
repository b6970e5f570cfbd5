import type { Activity } from './activities.ts';
import { isMeeting, type Meeting, type UnscheduledGroup } from './schedules.ts';

/** The calendar of everything open to the public. */
export const CALENDAR_PATH = '/calendario.ics';

/**
 * The calendar of a ministry; it exists if the ministry has a schedule.
 * @param ministryId - `id` of an entry of `ministries`
 */
export function ministryCalendarPath(ministryId: string): string {
  return `/calendario/${ministryId}.ics`;
}

/** The calendar of a meeting; `undefined` for office hours and for a group without a weekday. */
export function meetingCalendarPath(entry: Meeting | UnscheduledGroup): string | undefined {
  return 'weekdays' in entry && isMeeting(entry) ? `/calendario/reunion/${entry.id}.ics` : undefined;
}

/** The calendar of an activity; `undefined` without a date. */
export function activityCalendarPath({ id, when }: Activity): string | undefined {
  return when && `/calendario/actividad/${id}.ics`;
}
