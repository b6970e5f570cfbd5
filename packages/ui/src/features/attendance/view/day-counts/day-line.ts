import type { dayCounts } from '@ministerio/contract';
import type { z } from 'zod';

/** A day in numbers, as the server counts it. */
export type DayCount = Pick<z.output<typeof dayCounts.answer>, 'conNumero' | 'visitas' | 'sinNombre'>;

/**
 * The whole church's day in words, the same on the screen, in the PDF and in the CSV: 'En toda la iglesia: 143 con
 * número + 12 visitas + 20 sin nombre'. It says whose numbers they are, because the table beside it is of one ministry.
 * @returns null where everybody of the day has a number: the totals of the table say all there is. A 0 is left out.
 */
export function dayLine({ conNumero, visitas, sinNombre }: DayCount): string | null {
  if (visitas === 0 && sinNombre === 0) return null;
  const parts = [
    conNumero > 0 && `${conNumero} con número`,
    visitas > 0 && (visitas === 1 ? '1 visita' : `${visitas} visitas`),
    sinNombre > 0 && `${sinNombre} sin nombre`,
  ];
  return `En toda la iglesia: ${parts.filter((part) => part !== false).join(' + ')}`;
}
