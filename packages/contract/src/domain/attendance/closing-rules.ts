import { type DateRange, monthOf } from '../calendar/date-range.ts';
import { monthName } from '../calendar/day-words.ts';

/** The longest reason of an adjustment, and the longest note, in characters. */
export const CLOSING_TEXT_MAX = 200;

/** The first and the last day of a month that is written as `2026-11`. */
export function daysOfMonth(month: string): DateRange {
  return monthOf(`${month}-01`);
}

/** A month that is written as `2026-11`, in words: 'noviembre de 2026'. */
export function monthAndYear(month: string): string {
  return `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;
}
