import type { CountedDay, dayCounts } from '@ministerio/contract';
import { groupThousands } from '@ministerio/contract/domain';
import type * as z from 'zod/mini';

/** A day in numbers, as the server counts it. */
export type DayCount = Pick<z.output<typeof dayCounts.answer>, 'conNumero' | 'visitas' | 'sinNombre'>;

/**
 * The whole church's day in words, the same on the screen, in the PDF and in the CSV: 'En toda la iglesia: 143 con
 * número + 12 visitas + 20 sin nombre'. It says whose numbers they are, because the table beside it is of one ministry.
 * @returns null where everybody of the day has a number: the totals of the table say all there is. A 0 is left out.
 */
export function dayLine({ conNumero, visitas, sinNombre }: DayCount): string | null {
  return visitas === 0 && sinNombre === 0 ? null : churchLine([conNumero, visitas, sinNombre]);
}

/**
 * The whole church's days of a range in words, with who came for the first time: 'En toda la iglesia: 610 con número + 40
 * visitas · 12 por primera vez'.
 * @returns null where nobody came.
 */
export function rangeLine(days: readonly CountedDay[]): string | null {
  const sum = (of: (day: CountedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const counts = [
    sum((day) => day.conNumero),
    sum((day) => day.visitas),
    sum((day) => day.sinNombre),
  ] as const;
  if (counts.every((count) => count === 0)) return null;
  const first = sum((day) => day.primeraVez);
  return `${churchLine(counts)}${first === 0 ? '' : ` · ${groupThousands(first)} por primera vez`}`;
}

function churchLine([members, visits, nameless]: readonly [
  members: number,
  visits: number,
  nameless: number,
]) {
  const parts = [
    members > 0 && `${groupThousands(members)} con número`,
    visits > 0 && (visits === 1 ? '1 visita' : `${groupThousands(visits)} visitas`),
    nameless > 0 && `${groupThousands(nameless)} sin nombre`,
  ];
  return `En toda la iglesia: ${parts.filter((part) => part !== false).join(' + ')}`;
}
