import { minutesOf } from '../week-schedule/week-axis.ts';

/** Panes of a meeting: of ten minutes each where it takes two hours. */
export const PANES = 12;

const MINUTES_OF_A_DAY = 24 * 60;

function minutesBetween(from: string, to: string): number {
  return (minutesOf(to) - minutesOf(from) + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY;
}

/**
 * How many panes of a meeting are lit, with the fraction of the one that is being lit: 5.4 at 19:54 of 19:00 to 21:00.
 * A meeting that ends at or before its start ends on the following day.
 *
 * @param time - `HH:MM` or `HH:MM:SS`, while the meeting is on
 */
export function litPanes(
  { inicio, fin }: { readonly inicio: string; readonly fin: string },
  time: string,
): number {
  return (minutesBetween(inicio, time) / (minutesBetween(inicio, fin) || MINUTES_OF_A_DAY)) * PANES;
}
