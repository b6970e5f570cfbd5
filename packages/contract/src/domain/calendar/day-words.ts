import { type CalendarDate, weekdayName, weekdayOf } from './calendar-date.ts';
import type { DateRange } from './date-range.ts';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

function partsOf(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, monthName: MONTHS[month - 1] ?? '' };
}

/** Spanish name of the month of a valid `YYYY-MM-DD`: 'noviembre'. */
export function monthName(date: CalendarDate): string {
  return partsOf(date).monthName;
}

/** A day on a chip: 'sáb 21'. */
export function shortDay(date: CalendarDate): string {
  return `${weekdayName(weekdayOf(date)).slice(0, 3)} ${partsOf(date).day}`;
}

/** A day among others of its month: 'sábado 21'. */
export function dayOfMonth(date: CalendarDate): string {
  return `${weekdayName(weekdayOf(date))} ${partsOf(date).day}`;
}

/**
 * A date in words: '21 de noviembre'; with its year where that is another: '21 de noviembre de 2025'.
 * @param year - the one that goes without saying.
 */
export function dateWords(date: CalendarDate, year: number): string {
  const parts = partsOf(date);
  return `${parts.day} de ${parts.monthName}${parts.year === year ? '' : ` de ${parts.year}`}`;
}

/** A day in words: 'sábado 21 de noviembre'; with its year where that is not today's: '... de noviembre de 2025'. */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  return `${weekdayName(weekdayOf(date))} ${dateWords(date, partsOf(today).year)}`;
}

/** A range in words: '1 al 30 de noviembre de 2026', '28 de octubre al 3 de noviembre de 2026'. */
export function rangeWords({ from, to }: DateRange): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.day} de ${last.monthName} de ${last.year}`;
  if (from === to) return end;
  if (first.year !== last.year) return `${first.day} de ${first.monthName} de ${first.year} al ${end}`;
  return first.month === last.month
    ? `${first.day} al ${end}`
    : `${first.day} de ${first.monthName} al ${end}`;
}
