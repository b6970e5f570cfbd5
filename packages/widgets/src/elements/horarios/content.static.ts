import { church, isMeeting, schedules } from '@ministerio/content';

/** Meetings open to everyone, and those for members only. */
export const allMeetings = schedules.filter(isMeeting);

/** The church's zone. */
export const { timeZone } = church;
