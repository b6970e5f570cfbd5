import { type CalendarDate, formatDate, parseDate } from '../calendar/calendar-date.ts';
import type { DateRange } from '../calendar/date-range.ts';
import { formatMarkTime, type MarkTime } from '../calendar/mark-time.ts';
import { textOf } from '../text/loose-values.ts';

/** Attendance record of the report; every field may be missing or have another type (decisions section 1). */
export interface ReportRecord extends MarkTime {
  readonly date?: unknown;
  readonly aporte?: unknown;
  readonly user?:
    | { readonly codigo?: unknown; readonly nombre?: unknown; readonly apellido?: unknown }
    | null
    | undefined;
}

/** Column headers of the report (spec section 7, PDF export). */
export const REPORT_COLUMNS = ['Nombre', 'Apellido', 'Fecha', 'Hora', 'Aporte'] as const;

/** The days of a report: one, a range of them, or all where it is undefined, empty or invalid. */
export type ReportDays = CalendarDate | DateRange | undefined;

/**
 * Title of the report: 'Reporte de Asistencias - {category}', followed by ' (DD-MM-YYYY)' if filtered by day, by
 * ' (DD-MM-YYYY a DD-MM-YYYY)' if by a range.
 */
export function reportTitle(category: string, days?: ReportDays): string {
  return `Reporte de Asistencias - ${category}${inBrackets(days)}`;
}

function inBrackets(days: ReportDays): string {
  if (typeof days === 'object') return ` (${formatDate(days.from)} a ${formatDate(days.to)})`;
  const day = parseDate(days);
  return day === null ? '' : ` (${formatDate(day)})`;
}

/** Rows in the order of {@link REPORT_COLUMNS}; missing names become 'Sin nombre' and 'Sin apellido'. */
export function reportRows(records: Iterable<ReportRecord>): string[][] {
  return Array.from(records, ({ date, aporte, user, ...when }) => [
    textOf(user?.nombre) || 'Sin nombre',
    textOf(user?.apellido) || 'Sin apellido',
    formatDate(date),
    formatMarkTime(when),
    textOf(aporte),
  ]);
}
