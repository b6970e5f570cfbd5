import type { Located } from './location-reading.ts';

/**
 * Everything the mark-attendance panel can be in (spec sections 4, 5 and 8).
 *
 * Before a try: `asking` (the browser has not been asked yet; `forgetsPositions` promises that they
 * are deleted after 90 days), `waiting` for a position, `ready` inside the radius,
 * `far` outside of it, `offline`, `already-marked` earlier today (at `time`, HH:MM); without a position: `denied`, `unavailable`, `timeout`, `insecure`.
 * After a try: `no-token`, `sending`, `marked`, `too-far`, `refused`.
 */
export type MarkState =
  | { readonly kind: 'asking'; readonly forgetsPositions: boolean }
  | { readonly kind: 'waiting' | 'denied' | 'unavailable' | 'timeout' | 'insecure' }
  | { readonly kind: 'ready' | 'far' | 'too-far'; readonly located: Located }
  | { readonly kind: 'offline' | 'no-token' | 'sending' | 'marked'; readonly located: Located | null }
  | { readonly kind: 'already-marked'; readonly time: string; readonly located: Located | null }
  | { readonly kind: 'refused'; readonly message: string; readonly located: Located | null };

/** The name of a state. */
export type MarkStateKind = MarkState['kind'];

/** The position a state carries, null where none is known. */
export function locatedOf(state: MarkState): Located | null {
  return 'located' in state ? state.located : null;
}
