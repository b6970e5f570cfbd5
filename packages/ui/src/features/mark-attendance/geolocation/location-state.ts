import type { LocationReading } from '../view/mark-attendance/location-reading.ts';

/** What the browser says about using the location; `unknown` where it has no way to say. */
export type LocationPermission = 'granted' | 'prompt' | 'denied' | 'unknown';

/** Why the browser gave no position. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout';

/**
 * What is known of where the device is.
 * `checking`: the permission is being looked up; `asking`: the person has not been asked yet; `waiting`: the browser
 * was asked; `known`: there is a reading; `insecure`: the page's address does not allow location.
 */
export type LocationState =
  | { readonly kind: 'checking' | 'asking' | 'insecure' }
  | { readonly kind: 'waiting' | 'denied' | 'unavailable' | 'timeout'; readonly round: number }
  | { readonly kind: 'known'; readonly round: number; readonly reading: LocationReading };

/** What can happen to it. */
export type LocationEvent =
  | { readonly kind: 'permission'; readonly permission: LocationPermission }
  | { readonly kind: 'allowed' }
  | { readonly kind: 'read'; readonly reading: LocationReading }
  | { readonly kind: 'failed'; readonly failure: LocationFailure }
  | { readonly kind: 'retried' };

/**
 * The state before anything happened.
 * @param supported - whether the device has geolocation at all.
 * @param secure - whether the page is a secure context.
 */
export function initialLocation(supported: boolean, secure: boolean): LocationState {
  if (!secure) return { kind: 'insecure' };
  return supported ? { kind: 'checking' } : { kind: 'unavailable', round: 0 };
}

/**
 * The round of watching that a state belongs to, null while nothing is watched. A new round is a new subscription;
 * the browser keeps watching through `timeout` and `unavailable`, so a late fix still arrives.
 */
export function watchRound(state: LocationState): number | null {
  if (state.kind === 'denied' || !('round' in state)) return null;
  return state.round;
}

/** The next state; events that do not concern a state leave it as it is. */
export function nextLocation(state: LocationState, event: LocationEvent): LocationState {
  if (state.kind === 'insecure') return state;
  switch (event.kind) {
    case 'permission':
      return afterPermission(state, event.permission);
    case 'allowed':
    case 'retried':
      return { kind: 'waiting', round: roundOf(state) + 1 };
    case 'read':
      return 'round' in state ? { kind: 'known', round: state.round, reading: event.reading } : state;
    case 'failed':
      return afterFailure(state, event.failure);
  }
}

function afterPermission(state: LocationState, permission: LocationPermission): LocationState {
  // 'denied' is asked of the browser all the same: its own answer counts, and some answer without a prompt.
  if (state.kind === 'checking' || state.kind === 'asking') {
    return permission === 'prompt' ? { kind: 'asking' } : { kind: 'waiting', round: 1 };
  }
  if (permission === 'granted' && state.kind === 'denied') return { kind: 'waiting', round: state.round + 1 };
  if (permission === 'denied' && 'round' in state) return { kind: 'denied', round: state.round };
  return state;
}

function afterFailure(state: LocationState, failure: LocationFailure): LocationState {
  if (!('round' in state)) return state;
  // One late or missing fix does not undo the position that is already known.
  if (state.kind === 'known' && failure !== 'denied') return state;
  return { kind: failure, round: state.round };
}

function roundOf(state: LocationState): number {
  return 'round' in state ? state.round : 0;
}
