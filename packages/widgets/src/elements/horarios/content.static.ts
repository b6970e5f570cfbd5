import { church, openMeetings, schedules } from '@ministerio/content';
import { clockTable } from '@ministerio/contract/domain';

/** Meetings open to everyone. */
export const meetings = openMeetings;

/** The same and those for members only. */
export const allMeetings = schedules.filter(({ kind }) => kind !== 'office');

/** The church's time zone offsets for the coming years. */
export const clocks = clockTable(church.timeZone, new Date().getUTCFullYear(), 5);
