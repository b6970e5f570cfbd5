import { church, openMeetings, schedules } from '@ministerio/content';
import { clockTable } from '@ministerio/contract/domain';

/** What anyone may come to. */
export const meetings = openMeetings;

/** The same with what is for members only. */
export const allMeetings = schedules.filter(({ kind }) => kind !== 'office');

/** The church's clocks for some years to come. */
export const clocks = clockTable(church.timeZone, new Date().getUTCFullYear(), 5);
