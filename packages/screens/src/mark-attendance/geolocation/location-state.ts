import type { LocationReading } from '@ministerio/ui/composed/mark-attendance';
import type { LocationFailure } from '../../kit/geolocation/read-position.ts';

/** The geolocation permission; `unknown` where the browser does not report it. */
export type LocationPermission = 'granted' | 'prompt' | 'denied' | 'unknown';

/**
 * The state of geolocation. `checking`: the permission is being queried; `asking`: the person has not agreed
 * yet; `waiting`: the browser was asked; `known`: there is a reading of now; `insecure`: the page is not served over
 * https. `seen`: there was a reading before.
 */
export type LocationState =
  | { readonly kind: 'checking' | 'asking' | 'insecure' }
  | { readonly kind: 'waiting' | LocationFailure; readonly round: number; readonly seen: boolean }
  | { readonly kind: 'known'; readonly round: number; readonly reading: LocationReading };

/** Events of the geolocation state machine. */
export type LocationEvent =
  | { readonly kind: 'permission'; readonly permission: LocationPermission }
  | { readonly kind: 'allowed' }
  | { readonly kind: 'read'; readonly reading: LocationReading }
  | { readonly kind: 'failed'; readonly failure: LocationFailure }
  /** `ageing`: the reading needs a successor; `expired`: it says nothing any more; `returned`: the page was away. */
  | { readonly kind: 'retried' | 'ageing' | 'expired' | 'returned' };

/**
 * The initial state.
 * @param supported - whether the device has geolocation at all.
 * @param secure - whether the page is a secure context.
 */
export function initialLocation(supported: boolean, secure: boolean): LocationState {
  if (!secure) return { kind: 'insecure' };
  return supported ? { kind: 'checking' } : { kind: 'unavailable', round: 0, seen: false };
}

/**
 * Number of the current subscription; null while not watching. The browser keeps watching through `timeout`
 * and `unavailable`, so a late fix still arrives.
 */
export function watchRound(state: LocationState): number | null {
  if (state.kind === 'denied' || !('round' in state)) return null;
  return state.round;
}

/** Whether there was a reading since the page opened: whoever could press the button still can. */
export function wasSeen(state: LocationState): boolean {
  return state.kind === 'known' || ('seen' in state && state.seen);
}

/** Asks the browser anew. */
function renewed(state: LocationState): LocationState {
  return { kind: 'waiting', round: 'round' in state ? state.round + 1 : 1, seen: wasSeen(state) };
}

/** The reducer; events that do not apply to a state leave it unchanged. */
export function nextLocation(state: LocationState, event: LocationEvent): LocationState {
  if (state.kind === 'insecure') return state;
  switch (event.kind) {
    case 'permission':
      return afterPermission(state, event.permission);
    case 'allowed':
    case 'retried':
      return renewed(state);
    case 'ageing':
      return state.kind === 'known' ? { ...state, round: state.round + 1 } : state;
    case 'expired':
      return state.kind === 'known' ? { kind: 'waiting', round: state.round, seen: true } : state;
    case 'returned':
      return !('round' in state) || state.kind === 'waiting' || state.kind === 'denied'
        ? state
        : renewed(state);
    case 'read':
      return 'round' in state ? { kind: 'known', round: state.round, reading: event.reading } : state;
    case 'failed':
      return afterFailure(state, event.failure);
  }
}

function afterPermission(state: LocationState, permission: LocationPermission): LocationState {
  // The browser is asked even after 'denied': its own answer counts.
  if (state.kind === 'checking' || state.kind === 'asking') {
    return permission === 'prompt' ? { kind: 'asking' } : renewed(state);
  }
  if (permission === 'granted' && state.kind === 'denied') return renewed(state);
  if (permission === 'denied' && 'round' in state) return afterFailure(state, 'denied');
  return state;
}

function afterFailure(state: LocationState, failure: LocationFailure): LocationState {
  if (!('round' in state)) return state;
  // The known position may be left behind.
  if (state.kind === 'known' && failure !== 'denied') return renewed(state);
  return { kind: failure, round: state.round, seen: wasSeen(state) || failure === 'old' };
}
