import { addDays, type CalendarDate, formatDate } from '@ministerio/contract/domain';

/** One group's attendance by week. */
export interface TrendGroup {
  /** 'Todos' or the ministry's name. */
  readonly name: string;
  /** Attendance of this week. */
  readonly week: number;
  /** Attendance of the previous weeks, oldest first. */
  readonly before: readonly number[];
}

/** Rounded mean of the previous weeks; null where there are none. */
export function usualWeek({ before }: TrendGroup): number | null {
  if (before.length === 0) return null;
  return Math.round(before.reduce((sum, count) => sum + count, 0) / before.length);
}

/** The text alternative of a chart. */
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

/** A week as text, from its Monday, YYYY-MM-DD: 'del 16-11 al 22-11'. */
export function weekInWords(monday: CalendarDate): string {
  return `del ${shortDay(monday)} al ${shortDay(addDays(monday, 6))}`;
}
