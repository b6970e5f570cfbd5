import { useEffect, useReducer } from 'react';
import { useServices } from '../../../connected/services/index.ts';
import { readFailure, readPosition } from '../../../internal/geolocation/read-position.ts';
import { type WatchPermission, watchLocationPermission } from './location-permission.ts';
import { initialLocation, nextLocation, watchRound } from './location-state.ts';

/** High accuracy, but a fix of the last seconds will do. */
const WATCH_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 5_000 };

/**
 * Watches the device's position while mounted; the browser asks only after the person has read why.
 * @param watchPermission - source of the geolocation permission.
 * @returns the state, `allow` for once the person has agreed, and `retry` for after an error.
 */
export function useLocation(watchPermission: WatchPermission = watchLocationPermission) {
  const { geolocation, secureContext } = useServices();
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
