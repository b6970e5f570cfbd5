import type { WatchPermission } from '../location-permission.ts';
import type { LocationPermission } from '../location-state.ts';

/** A geolocation controlled by a story or test. */
export interface FakeGeolocation extends Geolocation {
  /** Sends a position to every watcher. @param ageMs - how long ago it was taken. */
  readonly move: (latitude: number, longitude: number, accuracy?: number, ageMs?: number) => void;
  /** Sends an error to every watcher: 1 denied, 2 unavailable, 3 timeout. */
  readonly fail: (code: number) => void;
  /** New watchers are answered nothing. */
  readonly silence: () => void;
  /** Number of active watchers. */
  readonly watchers: () => number;
}

type Watcher = {
  readonly onSuccess: PositionCallback;
  readonly onError: PositionErrorCallback | null | undefined;
};

/** A browser position; accuracy in metres. @param ageMs - how long ago it was taken. */
export function positionAt(
  latitude: number,
  longitude: number,
  accuracy: number,
  ageMs = 0,
): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: Date.now() - ageMs, toJSON: () => coords };
}

function errorOf(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}

/**
 * A geolocation for stories and tests.
 * @param start - the first answer to every new watcher: a position `[latitude, longitude, accuracy?, ageMs?]`, an
 * error code, or nothing.
 */
export function fakeGeolocation(
  start?: readonly [number, number, number?, number?] | number,
): FakeGeolocation {
  const watching = new Map<number, Watcher>();
  let lastId = 0;
  let answer = start;
  function notify({ onSuccess, onError }: Watcher): void {
    if (typeof answer === 'number') onError?.(errorOf(answer));
    else if (answer) onSuccess(positionAt(answer[0], answer[1], answer[2] ?? 10, answer[3]));
  }
  function notifyAll(): void {
    for (const watcher of watching.values()) notify(watcher);
  }
  return {
    watchPosition: (onSuccess, onError) => {
      const watcher = { onSuccess, onError };
      lastId += 1;
      watching.set(lastId, watcher);
      const id = lastId;
      // A device never answers synchronously.
      queueMicrotask(() => {
        if (watching.has(id)) notify(watcher);
      });
      return id;
    },
    clearWatch: (id) => void watching.delete(id),
    getCurrentPosition: (onSuccess, onError) => notify({ onSuccess, onError }),
    move: (latitude, longitude, accuracy = 10, ageMs = 0) => {
      answer = [latitude, longitude, accuracy, ageMs];
      notifyAll();
    },
    fail: (code) => {
      answer = code;
      notifyAll();
    },
    silence: () => {
      answer = undefined;
    },
    watchers: () => watching.size,
  };
}

/** A {@link WatchPermission} that never changes. */
export function fakePermission(permission: LocationPermission): WatchPermission {
  return (notify) => {
    notify(permission);
    return () => undefined;
  };
}
