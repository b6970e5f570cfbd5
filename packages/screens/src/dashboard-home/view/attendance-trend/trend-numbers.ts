import type { AttendanceStatistics } from '@ministerio/contract';
import { addDays, type CalendarDate, dayAndMonth, groupThousands } from '@ministerio/contract/domain';

/** Attendance by week of a ministry, or of everybody: 'Todos'. */
export type TrendGroup = Omit<AttendanceStatistics['ministerios'][number], 'id'>;

/** Rounded mean of the previous weeks; null where there are none. */
export function usualWeek({ anteriores }: TrendGroup): number | null {
  if (anteriores.length === 0) return null;
  return Math.round(anteriores.reduce((sum, count) => sum + count, 0) / anteriores.length);
}

/** The text alternative of a chart. */
export function trendSentence(group: TrendGroup): string {
  const usual = usualWeek(group);
  const now = `${group.name}: ${groupThousands(group.semana)} ${group.semana === 1 ? 'asistencia' : 'asistencias'} esta semana`;
  return usual === null
    ? `${now}.`
    : `${now}; el promedio de las ${group.anteriores.length} anteriores es ${groupThousands(usual)}.`;
}

/** A week as text, from its Monday, YYYY-MM-DD: 'del 16-11 al 22-11'. */
export function weekInWords(monday: CalendarDate): string {
  return `del ${dayAndMonth(monday)} al ${dayAndMonth(addDays(monday, 6))}`;
}
