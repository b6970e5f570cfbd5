import {
  type Activity,
  activityCalendarPath,
  CALENDAR_PATH,
  type ChurchSettings,
  type ContentSection,
  isMeeting,
  type Meeting,
  type MeetingException,
  meetingCalendarPath,
  ministryCalendarPath,
} from '@ministerio/content';
import { activityTimes } from '@ministerio/content/site';
import { type Calendar, type CalendarDate, type CalendarEvent, mondayOf } from '@ministerio/contract/domain';
import { activityEvent, meetingEvent } from './calendar-events.ts';

/** The content of a church's calendars. */
export interface CalendarContent {
  readonly church: ChurchSettings;
  readonly schedules: readonly Meeting[];
  readonly ministries: readonly ContentSection[];
  readonly activities: readonly Activity[];
  readonly exceptions: readonly MeetingException[];
}

/**
 * Every calendar of a church by its path: of all open meetings, and of each ministry, meeting and dated activity.
 * Meetings without a weekday are left out. Calendars begin with the current week, without past events.
 * @param revision - of what is published.
 * @param today - the church's day.
 * @param publicUrl - origin of the site, for the events' links; null leaves them out.
 */
export function churchCalendars(
  { church, schedules, ministries, activities, exceptions }: CalendarContent,
  revision: Calendar['revision'],
  today: CalendarDate,
  publicUrl: string | null,
): ReadonlyMap<string, Calendar> {
  const of = { church, publicUrl, exceptions };
  const calendars = new Map<string, Calendar>();
  const add = (path: string | undefined, name: string, events: readonly CalendarEvent[]) => {
    if (path === undefined || events.length === 0) return;
    const description = `${name}, ${church.city}`;
    const since = mondayOf(today);
    calendars.set(path, { name, description, timeZone: church.timeZone, since, revision, events });
  };
  const addMeetings = (path: string | undefined, name: string, entries: readonly Meeting[]) => {
    const events = entries.map((meeting) => meetingEvent(meeting, of));
    add(path, name, events);
  };

  const meetings = schedules.filter(isMeeting);
  const open = meetings.filter(({ soloMiembros }) => !soloMiembros);
  addMeetings(CALENDAR_PATH, church.product, open);
  for (const { id, title } of ministries) {
    const own = meetings.filter(({ ministryId }) => ministryId === id);
    addMeetings(ministryCalendarPath(id), `${title} · ${church.product}`, own);
  }
  for (const meeting of meetings) {
    addMeetings(meetingCalendarPath(meeting), `${meeting.titulo} · ${church.product}`, [meeting]);
  }
  for (const activity of activities) {
    const when = activityTimes(activity, schedules, today);
    if (when === null) continue;
    const event = activityEvent(activity, when, of);
    add(activityCalendarPath(activity), event.title, [event]);
  }
  return calendars;
}
