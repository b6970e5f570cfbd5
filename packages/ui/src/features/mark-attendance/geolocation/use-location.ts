import { useEffect, useReducer } from 'react';
import { type WatchPermission, watchLocationPermission } from './location-permission.ts';
import { initialLocation, type LocationState, nextLocation, watchRound } from './location-state.ts';
import { readFailure, readPosition } from './read-position.ts';

/** How the position is asked for: as exact as the device can, a fix of the last seconds is good enough. */
const WATCH_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 5_000 };

/** Where positions come from. */
export interface LocationSource {
  /** The device's geolocation, null where it has none. */
  readonly geolocation: Geolocation | null;
  /** Whether the page is a secure context. */
  readonly secureContext: boolean;
  /** @default this browser's Permissions API */
  readonly watchPermission?: WatchPermission;
}

/** The device's position over time. */
export interface LocationHandle {
  readonly state: LocationState;
  /** Asks the browser; to be called when the person agreed. */
  readonly allow: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** Follows the device's position while mounted; the browser is asked only after the person knows why. */
export function useLocation(source: LocationSource): LocationHandle {
  const { geolocation, secureContext, watchPermission = watchLocationPermission } = source;
  const [state, dispatch] = useReducer(nextLocation, undefined, () =>
    initialLocation(geolocation !== null, secureContext),
  );
  const available = secureContext && geolocation !== null;
  useEffect(
    () =>
      available ? watchPermission((permission) => dispatch({ kind: 'permission', permission })) : undefined,
    [available, watchPermission],
  );
  const round = watchRound(state);
  useEffect(() => {
    if (geolocation === null || round === null) return;
    const id = geolocation.watchPosition(
      (position) => {
        const reading = readPosition(position);
        dispatch(reading ? { kind: 'read', reading } : { kind: 'failed', failure: 'unavailable' });
      },
      (error) => dispatch({ kind: 'failed', failure: readFailure(error) }),
      WATCH_OPTIONS,
    );
    return () => geolocation.clearWatch(id);
  }, [geolocation, round]);
  return {
    state,
    allow: () => dispatch({ kind: 'allowed' }),
    retry: () => dispatch({ kind: 'retried' }),
  };
}
