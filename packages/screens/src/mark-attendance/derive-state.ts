import type { Located, MarkState } from '@ministerio/ui/composed/mark-attendance';
import { type LocationState, wasSeen } from './geolocation/location-state.ts';
import { type ChurchArea, locate, type MarkAttempt } from './mark-attempt.ts';

/** Everything that the panel's state is derived from. */
export interface MarkFacts {
  readonly location: LocationState;
  readonly attempt: MarkAttempt;
  readonly area: ChurchArea;
  /** Whether the browser is online. */
  readonly online: boolean;
  /** When today's attendance was already marked, HH:MM; null if it was not, or is unknown. */
  readonly markedTodayAt: string | null;
  /** Whether positions are deleted after 90 days, as on our own server. */
  readonly forgetsPositions: boolean;
}

/** Derives the panel's state: first the last attempt, then today's mark, the network, the position. */
export function deriveMarkState(facts: MarkFacts): MarkState {
  const { attempt, location } = facts;
  const state = stateOf(facts);
  if (attempt.kind === 'locating') return { ...state, button: 'loading' };
  // A permission that was taken back has to be given again first.
  return wasSeen(location) && location.kind !== 'denied' ? { ...state, button: 'enabled' } : state;
}

function stateOf(facts: MarkFacts): MarkState {
  const { location, attempt, area, online, markedTodayAt, forgetsPositions } = facts;
  const located = location.kind === 'known' ? locate(location.reading, area) : null;
  const inside = located !== null && located.distanceMetres <= area.radiusMetres;
  const tried = stateOfAttempt(attempt, located, inside, markedTodayAt);
  if (tried !== null) return tried;
  if (markedTodayAt !== null) return { kind: 'already-marked', time: markedTodayAt, located };
  if (!online) return { kind: 'offline', located };
  if (located !== null) return { kind: inside ? 'ready' : 'far', located };
  return stateWithoutPosition(location, forgetsPositions);
}

function stateOfAttempt(
  attempt: MarkAttempt,
  located: Located | null,
  inside: boolean,
  markedTodayAt: string | null,
): MarkState | null {
  switch (attempt.kind) {
    case 'no-token':
    case 'sending':
      return { kind: attempt.kind, located };
    case 'marked':
      // The list has the server's time, this phone's clock may be wrong.
      return { kind: 'marked', time: markedTodayAt ?? attempt.time, located };
    case 'refused':
      return { kind: 'refused', message: attempt.message, located };
    case 'too-far':
      // Cleared once the person has walked into the circle.
      return located === null || inside ? null : { kind: 'too-far', located };
    case 'none':
    case 'locating':
    case 'no-position':
      return null;
  }
}

function stateWithoutPosition(location: LocationState, forgetsPositions: boolean): MarkState {
  if (location.kind === 'asking') return { kind: 'asking', forgetsPositions };
  if (location.kind === 'checking' || location.kind === 'known') return { kind: 'waiting' };
  return { kind: location.kind };
}
