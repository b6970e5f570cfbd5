import { addDays, type CalendarDate, formatDate } from '@ministerio/contract/domain';

/** One group's marks by week. */
export interface TrendGroup {
  /** 'Todos' or the ministry's name. */
  readonly name: string;
  /** Marks of the running week. */
  readonly week: number;
  /** Marks of the weeks before it, oldest first. */
  readonly before: readonly number[];
}

/** Mean of the weeks before, rounded to whole marks; null where there are none. */
export function usualWeek({ before }: TrendGroup): number | null {
  if (before.length === 0) return null;
  return Math.round(before.reduce((sum, count) => sum + count, 0) / before.length);
}

/** A chart in one sentence, for who does not see it. */
export function trendSentence(group: TrendGroup): string {
  const usual = usualWeek(group);
  const now = `${group.name}: ${group.week} ${group.week === 1 ? 'asistencia' : 'asistencias'} esta semana`;
  return usual === null
    ? `${now}.`
    : `${now}; el promedio de las ${group.before.length} anteriores es ${usual}.`;
}

/** 'DD-MM' of a week's first day. */
export function shortDay(date: CalendarDate): string {
  return formatDate(date).slice(0, 5);
}

/** A week in words: 'del 16-11 al 22-11'. @param monday - its first day, YYYY-MM-DD. */
export function weekInWords(monday: CalendarDate): string {
  return `del ${shortDay(monday)} al ${shortDay(addDays(monday, 6))}`;
}
