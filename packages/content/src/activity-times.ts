import { nextActivityDays } from '@ministerio/contract';
import { type CalendarDate, rangeWords, type WholeDays } from '@ministerio/contract/domain';
import type { Activity } from './activities.ts';
import type { Meeting } from './schedules.ts';

/**
 * When an activity happens next.
 * @param meetings - the schedules with the weekly activities' meetings.
 * @param today - the church's day.
 * @returns its meeting, its days, or null for an activity without a date, or a past one.
 */
export function activityTimes(
  { cuando }: Pick<Activity, 'cuando'>,
  meetings: readonly Meeting[],
  today: CalendarDate,
): Meeting | WholeDays | null {
  if (cuando === null || !('reunion' in cuando)) return nextActivityDays(cuando, [], today);
  return meetings.find(({ id }) => id === cuando.reunion) ?? null;
}

/**
 * The days of an activity in words: '21 al 28 de marzo de 2027'.
 * @param today - the church's day.
 * @returns undefined for an activity that is weekly, without a date, or over.
 */
export function activityDays(activity: Pick<Activity, 'cuando'>, today: CalendarDate): string | undefined {
  const times = activityTimes(activity, [], today);
  return times && 'from' in times ? rangeWords(times) : undefined;
}
