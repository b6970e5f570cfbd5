import type { Activity } from './activities.ts';
import { isMeeting, type Meeting } from './schedules.ts';

/** The calendar of everything open to the public. */
export const CALENDAR_PATH = '/calendario.ics';

/**
 * The calendar of a ministry; it exists if the ministry has a schedule.
 * @param ministryId - anchor of its section
 */
export function ministryCalendarPath(ministryId: string): string {
  return `/calendario/${ministryId}.ics`;
}

/** The calendar of a meeting; `undefined` for office hours and for a group without a weekday. */
export function meetingCalendarPath(entry: Pick<Meeting, 'id' | 'dias' | 'seccion'>): string | undefined {
  return entry.dias.length > 0 && isMeeting(entry) ? `/calendario/reunion/${entry.id}.ics` : undefined;
}

/** The calendar of an activity; `undefined` without a date. */
export function activityCalendarPath({ id, cuando }: Activity): string | undefined {
  return cuando ? `/calendario/actividad/${id}.ics` : undefined;
}
