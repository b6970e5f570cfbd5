import { formatTime } from './clock-time.ts';

/** The time of a record. */
export interface MarkTime {
  /** In any form of spec section 3. */
  readonly time?: unknown;
  /** Set on marks from a paper list: their time is unknown and `time` is a placeholder. */
  readonly sinHora?: unknown;
}

/** Formats the time of a mark: `HH:MM`, 'Sin hora' if unknown, 'Hora inválida' if invalid. */
export function formatMarkTime({ time, sinHora }: MarkTime): string {
  return sinHora === true ? 'Sin hora' : formatTime(time);
}
