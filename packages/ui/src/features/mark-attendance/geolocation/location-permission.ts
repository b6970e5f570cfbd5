import type { LocationPermission } from './location-state.ts';

/**
 * Tells what the browser says about using the location, now and whenever it changes.
 * @returns stops telling.
 */
export type WatchPermission = (tell: (permission: LocationPermission) => void) => () => void;

/** {@link WatchPermission} of this browser; 'unknown' where the Permissions API cannot say. */
export const watchLocationPermission: WatchPermission = (tell) => {
  const end = new AbortController();
  const query = globalThis.navigator?.permissions?.query({ name: 'geolocation' });
  if (query === undefined) {
    tell('unknown');
    return () => end.abort();
  }
  query.then(
    (status) => {
      if (end.signal.aborted) return;
      tell(status.state);
      status.addEventListener('change', () => tell(status.state), { signal: end.signal });
    },
    () => {
      if (!end.signal.aborted) tell('unknown');
    },
  );
  return () => end.abort();
};
