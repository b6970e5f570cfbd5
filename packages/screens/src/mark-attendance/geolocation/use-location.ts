import { useEffect, useReducer } from 'react';
import {
  ageOf,
  MAX_AGE_MS,
  READ_ANEW,
  readFailure,
  readPosition,
} from '../../kit/geolocation/read-position.ts';
import { useServices } from '../../kit/services/index.ts';
import { type WatchPermission, watchLocationPermission } from './location-permission.ts';
import { initialLocation, nextLocation, watchRound } from './location-state.ts';

/** A successor is asked for before a reading is too old, so that the page of somebody who stands still never changes. */
const RENEW_BEFORE_MS = 15_000;
/** A device that keeps giving readings of most of a minute ago is not asked without a pause. */
const PAUSE_MS = 5_000;

/**
 * Watches the device's position while mounted; the browser asks only after the person has read why.
 * @param watchPermission - source of the geolocation permission.
 * @returns the state, `allow` for once the person has agreed, `retry` to ask anew, and `giveUp` for when that took too long.
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
        dispatch(
          typeof reading === 'string' ? { kind: 'failed', failure: reading } : { kind: 'read', reading },
        );
      },
      (error) => dispatch({ kind: 'failed', failure: readFailure(error) }),
      READ_ANEW,
    );
    return () => geolocation.clearWatch(id);
  }, [geolocation, round]);
  const reading = state.kind === 'known' ? state.reading : null;
  useEffect(() => {
    if (reading === null) return;
    const leftMs = MAX_AGE_MS - ageOf(reading);
    const renewalMs = Math.max(PAUSE_MS, leftMs - RENEW_BEFORE_MS);
    const renewal = setTimeout(() => dispatch({ kind: 'ageing' }), renewalMs);
    const expiry = setTimeout(() => dispatch({ kind: 'expired' }), leftMs);
    return () => {
      clearTimeout(renewal);
      clearTimeout(expiry);
    };
  }, [reading]);
  useEffect(() => {
    const controller = new AbortController();
    const onReturn = () => {
      if (document.visibilityState === 'visible') dispatch({ kind: 'returned' });
    };
    document.addEventListener('visibilitychange', onReturn, controller);
    window.addEventListener('pageshow', onReturn, controller);
    return () => controller.abort();
  }, []);
  return {
    state,
    allow: () => dispatch({ kind: 'allowed' }),
    retry: () => dispatch({ kind: 'retried' }),
    giveUp: () => dispatch({ kind: 'failed', failure: 'timeout' }),
  };
}
