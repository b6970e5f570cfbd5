import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';

/**
 * The next days of a weekly meeting.
 * @param weekdays - Sunday 0 to Saturday 6; none give none
 * @param from - the first day that counts, `YYYY-MM-DD`
 * @param count - how many
 */
export function nextDates(
  weekdays: readonly number[],
  from: CalendarDate,
  count: number,
): readonly CalendarDate[] {
  const week = Array.from({ length: 7 }, (_, day) => addDays(from, day)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
  if (week.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const date = week[index % week.length] ?? from;
    return addDays(date, 7 * Math.floor(index / week.length));
  });
}
