import { addDays, type CalendarDate } from '../domain/calendar/calendar-date.ts';
import { easterSunday } from '../domain/calendar/easter.ts';
import { nextDates } from '../domain/calendar/next-dates.ts';
import type { ContentDocuments } from '../schemas/content/documents.ts';

/** First and last day of an activity; the same for one day. */
export interface ActivityDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * The days on which an activity is next, or is now; null where it has none, or they are over.
 * @param when - `cuando` of the document `actividades`
 * @param schedules - where its meeting is
 * @param today - `YYYY-MM-DD` at the church
 */
export function nextActivityDays(
  when: ContentDocuments['actividades'][number]['cuando'],
  schedules: ContentDocuments['horarios'],
  today: CalendarDate,
): ActivityDays | null {
  if (when === null) return null;
  if ('reunion' in when) {
    const days = schedules.find(({ id }) => id === when.reunion)?.dias ?? [];
    const [date] = nextDates(days, today, 1);
    return date === undefined ? null : { from: date, to: date };
  }
  if ('desde' in when) return when.hasta >= today ? { from: when.desde, to: when.hasta } : null;
  const [first, last] = when.desdePascua;
  const year = Number(today.slice(0, 4));
  // Half a year before or after Easter may lie in the neighbouring year.
  const all = [year - 1, year, year + 1].map((one) => {
    const easter = easterSunday(one);
    return { from: addDays(easter, first), to: addDays(easter, last) };
  });
  return all.find(({ to }) => to >= today) ?? null;
}
