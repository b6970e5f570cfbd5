import { capitalize } from '../text/capitalize.ts';
import { weekdayName } from './calendar-date.ts';

const DAYS_IN_WEEK = 7;
/** Weeks start on Monday; Sunday (0) is last. */
const fromMonday = (weekday: number) => (weekday + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;

/**
 * Days of the week in words: 'Domingo', 'Lunes a sábado', 'Lunes a domingo', 'Martes y jueves'.
 * @param weekdays - Sunday 0 to Saturday 6, in any order.
 */
export function weekdayWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((a, b) => fromMonday(a) - fromMonday(b));
  const [first, ...rest] = days;
  const last = rest.at(-1);
  if (first === undefined) return '';
  if (last === undefined) return capitalize(weekdayName(first));
  const isRun = days.every((day, index) => fromMonday(day) === fromMonday(first) + index);
  if (isRun && days.length > 2) return `${capitalize(weekdayName(first))} a ${weekdayName(last)}`;
  const names = days.map(weekdayName);
  return capitalize(`${names.slice(0, -1).join(', ')} y ${names.at(-1)}`);
}
