import { formatDistance } from '@ministerio/contract/domain';
import { locatedOf, type MarkState } from './mark-state.ts';

/** Tone of a sentence, which sets its colour. */
export type MarkTone = 'neutral' | 'success' | 'warning' | 'danger';

/** The sentence of a state. */
export interface MarkWords {
  readonly tone: MarkTone;
  readonly text: string;
}

/** Said of a position whose circle is larger than the church's. */
export const IMPRECISE = 'Tu ubicación es poco precisa. Sal a un lugar abierto y espera un momento.';

const DENIED = 'No se pudo obtener la ubicación. Por favor, habilita la geolocalización.';

const words: Record<Exclude<MarkState['kind'], 'refused' | 'far' | 'already-marked'>, MarkWords> = {
  asking: { tone: 'neutral', text: 'Te pediremos tu ubicación una sola vez.' },
  waiting: { tone: 'neutral', text: 'Esperando obtener la ubicación...' },
  ready: { tone: 'neutral', text: 'Ya puedes marcar.' },
  denied: { tone: 'danger', text: DENIED },
  unavailable: {
    tone: 'danger',
    text: 'No se pudo obtener la ubicación. Revisa que el GPS esté encendido.',
  },
  timeout: { tone: 'danger', text: 'La ubicación está tardando demasiado. Sal a un lugar abierto.' },
  old: {
    tone: 'danger',
    text: 'Tu teléfono da una ubicación de hace rato. Sal a un lugar abierto y revisa que su hora sea la correcta.',
  },
  insecure: { tone: 'danger', text: 'La ubicación necesita una dirección https://' },
  offline: { tone: 'warning', text: 'No hay conexión. Inténtalo de nuevo.' },
  'no-token': { tone: 'danger', text: 'Token no encontrado' },
  sending: { tone: 'neutral', text: 'Marcando tu asistencia…' },
  marked: { tone: 'success', text: '¡Asistencia marcada correctamente desde el lugar de la iglesia!' },
  'too-far': { tone: 'danger', text: 'No te encuentras en la iglesia. No puedes marcar asistencia.' },
};

/**
 * The sentence above the mark button (spec section 8). It has no distance, which changes with every step: the
 * sentence is announced on every change.
 * @param radiusMetres - the allowed radius.
 */
export function markWords(state: MarkState, radiusMetres: number): MarkWords {
  if (state.kind === 'ready' && isImprecise(state, radiusMetres)) return { tone: 'warning', text: IMPRECISE };
  if (state.kind === 'refused') return { tone: 'danger', text: state.message };
  if (state.kind === 'already-marked') {
    return { tone: 'success', text: `Hoy ya marcaste tu asistencia a las ${state.time}.` };
  }
  if (state.kind === 'far') {
    return { tone: 'neutral', text: `Podrás marcar a menos de ${formatDistance(radiusMetres)}.` };
  }
  return words[state.kind];
}

/** Whether the state's position says less than where the church is. */
export function isImprecise(state: MarkState, radiusMetres: number): boolean {
  return (locatedOf(state)?.accuracyMetres ?? 0) > radiusMetres;
}

/** The line above the sentence, which nobody announces: the question, or the distance; null where the sentence says all. */
export function markHeadline(state: MarkState): string | null {
  if (state.kind === 'asking') return '¿Estás en la iglesia?';
  const located = locatedOf(state);
  const saysDistance = state.kind === 'ready' || state.kind === 'far' || state.kind === 'offline';
  if (located === null || !saysDistance) return null;
  return `Estás a ${formatDistance(located.distanceMetres)} de la iglesia`;
}
