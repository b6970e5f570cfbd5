import { formatTime } from './clock-time.ts';

/** The time of a mark, as records carry it. */
export interface MarkTime {
  /** In any form of spec section 3. */
  readonly time?: unknown;
  /** Set where nobody knows the time: the mark comes from a paper list, and its time on the wire stands for none. */
  readonly sinHora?: unknown;
}

/** Shows when a mark was made: `HH:MM`, 'Sin hora' where nobody knows, 'Hora inválida' where it cannot be read. */
export function formatMarkTime({ time, sinHora }: MarkTime): string {
  return sinHora === true ? 'Sin hora' : formatTime(time);
}
