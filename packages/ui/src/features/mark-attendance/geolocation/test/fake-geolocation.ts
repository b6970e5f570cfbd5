import type { WatchPermission } from '../location-permission.ts';
import type { LocationPermission } from '../location-state.ts';

/** A device whose position a story or test decides. */
export interface FakeGeolocation extends Geolocation {
  /** A fix arrives at everybody who watches. */
  readonly move: (latitude: number, longitude: number, accuracy?: number) => void;
  /** The device gives up: 1 denied, 2 unavailable, 3 timeout. */
  readonly fail: (code: number) => void;
  /** How many are watching now. */
  readonly watchers: () => number;
}

type Watcher = {
  readonly onSuccess: PositionCallback;
  readonly onError: PositionErrorCallback | null | undefined;
};

/** What a browser says of a coords; accuracy in metres. */
export function positionAt(latitude: number, longitude: number, accuracy: number): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
}

function errorOf(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}

/**
 * For stories and tests: a geolocation that answers only when told to.
 * @param start - what every new watcher hears at once: a position `[latitude, longitude, accuracy?]`, an error code,
 * or nothing.
 */
export function fakeGeolocation(start?: readonly [number, number, number?] | number): FakeGeolocation {
  const watching = new Map<number, Watcher>();
  let lastId = 0;
  let answer = start;
  function notify({ onSuccess, onError }: Watcher): void {
    if (typeof answer === 'number') onError?.(errorOf(answer));
    else if (answer) onSuccess(positionAt(answer[0], answer[1], answer[2] ?? 10));
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
      // A device never answers while it is being asked.
      queueMicrotask(() => {
        if (watching.has(id)) notify(watcher);
      });
      return id;
    },
    clearWatch: (id) => void watching.delete(id),
    getCurrentPosition: (onSuccess, onError) => notify({ onSuccess, onError }),
    move: (latitude, longitude, accuracy = 10) => {
      answer = [latitude, longitude, accuracy];
      notifyAll();
    },
    fail: (code) => {
      answer = code;
      notifyAll();
    },
    watchers: () => watching.size,
  };
}

/** A {@link WatchPermission} that always says the same. */
export function fakePermission(permission: LocationPermission): WatchPermission {
  return (notify) => {
    notify(permission);
    return () => undefined;
  };
}
