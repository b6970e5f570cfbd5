import type { RadarMood } from '../position-radar/position-radar.tsx';
import { locatedOf, type MarkState } from './mark-state.ts';

/** How the radar stands in a state. */
export function radarMood(state: MarkState): RadarMood {
  if (state.kind === 'marked' || state.kind === 'already-marked') return 'done';
  if (state.kind === 'waiting') return 'searching';
  return locatedOf(state) === null ? 'idle' : 'tracking';
}
