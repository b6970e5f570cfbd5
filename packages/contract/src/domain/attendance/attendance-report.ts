import { type CalendarDate, formatDate, parseDate } from '../calendar/calendar-date.ts';
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

/**
 * Title of the report: 'Reporte de Asistencias - {category}', followed by ' (DD-MM-YYYY)' if filtered by day.
 *
 * @param date - the filter's day; empty or invalid means no filter
 */
export function reportTitle(category: string, date?: CalendarDate): string {
  const day = parseDate(date);
  return `Reporte de Asistencias - ${category}${day === null ? '' : ` (${formatDate(day)})`}`;
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
