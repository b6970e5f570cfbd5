import type { Visitor } from '@ministerio/contract';
import { listWords, shortDate } from '@ministerio/contract/domain';

/** A visitor as everybody calls them: 'Kevin M.' */
export function visitorName({ nombre, inicial }: Pick<Visitor, 'nombre' | 'inicial'>): string {
  return `${nombre} ${inicial}.`;
}

/** More days than these are counted instead of listed. */
const LISTED_DAYS = 4;

/**
 * When somebody visited: 'vino el 14-11 y el 21-11', or 'vino 9 veces, la última el 21-11'.
 * @param days - newest first.
 */
export function visitWords(days: readonly string[], today: string): string {
  const [newest] = days;
  if (newest === undefined) return '';
  if (days.length > LISTED_DAYS) return `vino ${days.length} veces, la última el ${shortDate(newest, today)}`;
  return `vino ${listWords(days.toReversed().map((day) => `el ${shortDate(day, today)}`))}`;
}

/** '¿Es Kevin M., que vino el 14-11?' */
export function matchQuestion(other: Visitor['parecidas'][number], today: string): string {
  return `¿Es ${visitorName(other)}, que vino el ${shortDate(other.ultima, today)}?`;
}

/**
 * Result of 'Hacer miembro'.
 * @param visits - how many visits there were.
 * @param carried - how many became attendance; the other days were marked already.
 */
export function memberWords(visits: number, carried: number): string {
  if (carried === 0) {
    return visits === 1
      ? 'Es miembro: el día de su visita ya estaba en su asistencia.'
      : 'Es miembro: los días de sus visitas ya estaban en su asistencia.';
  }
  if (carried === visits) {
    return visits === 1
      ? 'Es miembro: su visita pasó a su asistencia.'
      : `Es miembro: sus ${visits} visitas pasaron a su asistencia.`;
  }
  const moved = carried === 1 ? 'pasó' : 'pasaron';
  return `Es miembro: ${carried} de sus ${visits} visitas ${moved} a su asistencia; los otros días ya estaban.`;
}
