import { formatDistance } from '@ministerio/contract/domain';
import type { MarkState } from './mark-state.ts';

/** Tone of a status, which sets its colour and icon. */
export type MarkTone = 'neutral' | 'success' | 'warning' | 'danger';

/** The status line. */
export interface MarkWords {
  readonly tone: MarkTone;
  readonly text: string;
}

const DENIED = 'No se pudo obtener la ubicación. Por favor, habilita la geolocalización.';

const words: Record<Exclude<MarkState['kind'], 'refused' | 'far' | 'already-marked'>, MarkWords> = {
  asking: { tone: 'neutral', text: 'Falta tu permiso para usar la ubicación.' },
  waiting: { tone: 'neutral', text: 'Esperando obtener la ubicación...' },
  ready: { tone: 'success', text: 'Estás en la iglesia. Ya puedes marcar tu asistencia.' },
  denied: { tone: 'danger', text: DENIED },
  unavailable: {
    tone: 'danger',
    text: 'No se pudo obtener la ubicación. Revisa que el GPS esté encendido e inténtalo de nuevo.',
  },
  timeout: {
    tone: 'danger',
    text: 'La ubicación está tardando demasiado. Sal a un lugar abierto e inténtalo de nuevo.',
  },
  insecure: { tone: 'danger', text: 'La ubicación necesita una dirección https://' },
  offline: { tone: 'warning', text: 'No hay conexión. Inténtalo de nuevo.' },
  'no-token': { tone: 'danger', text: 'Token no encontrado' },
  sending: { tone: 'neutral', text: 'Marcando tu asistencia…' },
  marked: { tone: 'success', text: '¡Asistencia marcada correctamente desde el lugar de la iglesia!' },
  'too-far': { tone: 'danger', text: 'No te encuentras en la iglesia. No puedes marcar asistencia.' },
};

/**
 * The sentence below the mark button (spec section 8). It has no distance, which changes with every step: the
 * sentence is announced on every change.
 * @param radiusMetres - the allowed radius.
 */
export function markWords(state: MarkState, radiusMetres: number): MarkWords {
  if (state.kind === 'refused') return { tone: 'danger', text: state.message };
  if (state.kind === 'already-marked') {
    return { tone: 'success', text: `Hoy ya marcaste tu asistencia a las ${state.time}.` };
  }
  if (state.kind === 'far') {
    return {
      tone: 'warning',
      text: `Acércate a menos de ${formatDistance(radiusMetres)} de la iglesia para marcar asistencia.`,
    };
  }
  return words[state.kind];
}
