import { type CalendarDate, parseDate } from '../calendar/calendar-date.ts';
import { sumAportes } from './aporte.ts';

/** Attendance record of a summary. */
export interface SummaryRecord {
  readonly id: number | string;
  readonly date?: unknown;
  readonly aporte: string | null;
}

/** Attendance in numbers. */
export interface AttendanceSum {
  readonly marks: number;
  /** Sum of the aportes that are an amount, in cents. */
  readonly cents: number;
  /** Aportes that are a text and no amount ('sin monto'). */
  readonly withoutAmount: number;
}

/** A day's attendance in numbers. */
export interface DaySum extends AttendanceSum {
  /** `YYYY-MM-DD` */
  readonly date: CalendarDate;
}

/**
 * Adds up attendance by day, newest first. A record that is listed twice counts once; one without a valid date is no day's.
 *
 * @param currency - the church's sign, `Bs`
 */
export function sumByDay(records: Iterable<SummaryRecord>, currency: string): DaySum[] {
  const known = new Set<SummaryRecord['id']>();
  const days = new Map<CalendarDate, (string | null)[]>();
  for (const { id, date, aporte } of records) {
    const day = parseDate(date);
    if (day === null || known.has(id)) continue;
    known.add(id);
    const aportes = days.get(day) ?? [];
    aportes.push(aporte);
    days.set(day, aportes);
  }
  return [...days]
    .map(([date, aportes]) => {
      const { cents, withoutAmount } = sumAportes(aportes, currency);
      return { date, marks: aportes.length, cents, withoutAmount };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** The sum of days, or of other parts. */
export function sumOfParts(parts: Iterable<AttendanceSum>): AttendanceSum {
  const sum = { marks: 0, cents: 0, withoutAmount: 0 };
  for (const { marks, cents, withoutAmount } of parts) {
    sum.marks += marks;
    sum.cents += cents;
    sum.withoutAmount += withoutAmount;
  }
  return sum;
}
