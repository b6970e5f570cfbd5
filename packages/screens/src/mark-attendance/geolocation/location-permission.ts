import type { LocationPermission } from './location-state.ts';

/**
 * Reports the geolocation permission now and whenever it changes.
 * @returns a function that unsubscribes.
 */
export type WatchPermission = (listener: (permission: LocationPermission) => void) => () => void;

/** {@link WatchPermission} of this browser; 'unknown' without support in the Permissions API. */
export const watchLocationPermission: WatchPermission = (listener) => {
  const controller = new AbortController();
  const query = globalThis.navigator?.permissions?.query({ name: 'geolocation' });
  if (query === undefined) {
    listener('unknown');
    return () => controller.abort();
  }
  query.then(
    (status) => {
      if (controller.signal.aborted) return;
      listener(status.state);
      status.addEventListener('change', () => listener(status.state), { signal: controller.signal });
    },
    () => {
      if (!controller.signal.aborted) listener('unknown');
    },
  );
  return () => controller.abort();
};
