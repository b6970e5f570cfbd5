/** Hours of a meeting, `HH:MM`; null for those of a date on which it is not held. */
interface Hours {
  readonly inicio: string | null;
  readonly fin: string | null;
}

/** Longest meeting that may go on past midnight, in minutes. */
const LONGEST_MINUTES = 12 * 60;

/** Message for a meeting that ends before it begins. */
export const ENDS_BEFORE = 'Termina antes de empezar';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How long a meeting lasts that ends on the day after it began, in minutes; null for one that ends on its day. */
export function minutesOverMidnight({ inicio, fin }: Hours): number | null {
  if (!inicio || !fin || fin > inicio) return null;
  return minutesOf(fin) - minutesOf(inicio) + 24 * 60;
}

/** Indexes of the entries that end before they begin: more than twelve hours later over midnight is a slip. */
export function endingBefore(entries: readonly Hours[]): readonly number[] {
  return entries.flatMap((hours, index) =>
    (minutesOverMidnight(hours) ?? 0) > LONGEST_MINUTES ? [index] : [],
  );
}
