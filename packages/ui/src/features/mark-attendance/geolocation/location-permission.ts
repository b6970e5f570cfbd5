import type { LocationPermission } from './location-state.ts';

/**
 * Tells what the browser says about using the location, now and whenever it changes.
 * @returns stops telling.
 */
export type WatchPermission = (listener: (permission: LocationPermission) => void) => () => void;

/** {@link WatchPermission} of this browser; 'unknown' where the Permissions API cannot say. */
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
