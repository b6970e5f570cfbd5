import { formatDate } from '../calendar/calendar-date.ts';
import { churchClock } from '../calendar/church-clock.ts';
import { formatTime } from '../calendar/clock-time.ts';

/** Faults that a check of the audit's chain can find (R67), with the Spanish sentence about the entry. */
const FAULTS = {
  cambiada: (entry: string) => `La entrada ${entry} fue cambiada.`,
  falta: (entry: string) => `Falta la entrada ${entry}.`,
  faltan: (entry: string) => `Faltan entradas después de la ${entry}.`,
  insertada: (entry: string) => `La entrada ${entry} fue insertada después.`,
  sin_inicio: (entry: string) => `Faltan entradas antes de la ${entry} que no habían vencido.`,
  sin_final: (entry: string) => `Faltan las últimas entradas: la cadena llegaba hasta la ${entry}.`,
} as const;

/** A way in which the audit's chain is not whole. */
export type ChainFault = keyof typeof FAULTS;

export const CHAIN_FAULTS = Object.keys(FAULTS) as [ChainFault, ...ChainFault[]];

/**
 * A fault of the chain in one Spanish sentence: 'La entrada 12 del 22-11-2026 19:40 fue cambiada.'
 * @param entry - the entry's id, or for what is missing that of the one beside it
 * @param at - its instant
 */
export function chainFaultText(
  fault: ChainFault,
  entry: number,
  at: Date | number,
  timeZone: string,
): string {
  return FAULTS[fault](`${entry} del ${chainInstant(at, timeZone)}`);
}

/** Day and hour of the church: '22-11-2026 19:40'. */
export function chainInstant(at: Date | number, timeZone: string): string {
  const { date, time } = churchClock(at, timeZone);
  return `${formatDate(date)} ${formatTime(time)}`;
}
