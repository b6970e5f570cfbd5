import type { Position } from '@ministerio/contract/domain';

/** A position as the device reports it. */
export interface LocationReading {
  /** Degrees (WGS 84). */
  readonly position: Position;
  /** Accuracy radius in metres; null where the device reports none. */
  readonly accuracyMetres: number | null;
  /** When it was taken, by the page's own clock (`performance.now()`). */
  readonly takenAtMs: number;
}

/** A reading with its distance to the church. */
export interface Located extends Omit<LocationReading, 'takenAtMs'> {
  /** Distance to the church in metres. */
  readonly distanceMetres: number;
}

/**
 * The states of the panel (spec sections 4, 5 and 8).
 *
 * Before an attempt: `asking` (the browser has not been asked yet; `forgetsPositions` promises that positions
 * are deleted after 90 days), `waiting` for a position, `ready` inside the radius, `far` outside of it,
 * `offline`, `already-marked` earlier today (at `time`, HH:MM); without a position: `denied`, `unavailable`,
 * `timeout`, `old` (the device gives one of long ago), `insecure`;
 * then `button` is `enabled` once there was a position, `loading` while a press waits for a new one. After an attempt: `no-token`, `sending`, `marked` (at `time`), `too-far`, `refused`.
 */
export type MarkState = { readonly button?: 'enabled' | 'loading' } & (
  | { readonly kind: 'asking'; readonly forgetsPositions: boolean }
  | { readonly kind: 'waiting' | 'denied' | 'unavailable' | 'timeout' | 'old' | 'insecure' }
  | { readonly kind: 'ready' | 'far' | 'too-far'; readonly located: Located }
  | { readonly kind: 'offline' | 'no-token' | 'sending'; readonly located: Located | null }
  | { readonly kind: 'marked' | 'already-marked'; readonly time: string; readonly located: Located | null }
  | { readonly kind: 'refused'; readonly message: string; readonly located: Located | null }
);

export type MarkStateKind = MarkState['kind'];

/** The state's position; null where none is known. */
export function locatedOf(state: MarkState): Located | null {
  return 'located' in state ? state.located : null;
}
