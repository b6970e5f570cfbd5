import {
  addDays,
  type CalendarDate,
  easterSunday,
  rangeWords,
  type WholeDays,
} from '@ministerio/contract/domain';
import type { Activity } from './activities.ts';
import type { Meeting } from './schedules.ts';

/**
 * When an activity happens next.
 * @param meetings - the schedules with the weekly activities' meetings.
 * @param today - the church's day.
 * @returns its meeting, its days, or null for an activity without a date, or a past one.
 */
export function activityTimes(
  { when }: Pick<Activity, 'when'>,
  meetings: readonly Meeting[],
  today: CalendarDate,
): Meeting | WholeDays | null {
  if (when === undefined) return null;
  if ('meeting' in when) return meetings.find(({ id }) => id === when.meeting) ?? null;
  if ('from' in when) return when.to < today ? null : when;
  const [first, last] = when.daysFromEaster;
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((each) => {
    const easter = easterSunday(each);
    return { from: addDays(easter, first), to: addDays(easter, last) };
  });
  return days.find(({ to }) => to >= today) ?? null;
}

/**
 * The days of an activity in words: '21 al 28 de marzo de 2027'.
 * @param today - the church's day.
 * @returns undefined for an activity that is weekly, without a date, or over.
 */
export function activityDays(activity: Pick<Activity, 'when'>, today: CalendarDate): string | undefined {
  const times = activityTimes(activity, [], today);
  return times && 'from' in times ? rangeWords(times) : undefined;
}
