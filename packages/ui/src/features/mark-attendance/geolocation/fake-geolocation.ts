import type { WatchPermission } from './location-permission.ts';
import type { LocationPermission } from './location-state.ts';

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
  readonly found: PositionCallback;
  readonly failed: PositionErrorCallback | null | undefined;
};

/** What a browser says of a place; accuracy in metres. */
export function positionAt(latitude: number, longitude: number, accuracy: number): GeolocationPosition {
  const place = {
    latitude,
    longitude,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...place, toJSON: () => place }, timestamp: 0, toJSON: () => place };
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
  function tell({ found, failed }: Watcher): void {
    if (typeof answer === 'number') failed?.(errorOf(answer));
    else if (answer) found(positionAt(answer[0], answer[1], answer[2] ?? 10));
  }
  function tellAll(): void {
    for (const watcher of watching.values()) tell(watcher);
  }
  return {
    watchPosition: (found, failed) => {
      const watcher = { found, failed };
      lastId += 1;
      watching.set(lastId, watcher);
      const id = lastId;
      // A device never answers while it is being asked.
      queueMicrotask(() => {
        if (watching.has(id)) tell(watcher);
      });
      return id;
    },
    clearWatch: (id) => void watching.delete(id),
    getCurrentPosition: (found, failed) => tell({ found, failed }),
    move: (latitude, longitude, accuracy = 10) => {
      answer = [latitude, longitude, accuracy];
      tellAll();
    },
    fail: (code) => {
      answer = code;
      tellAll();
    },
    watchers: () => watching.size,
  };
}

/** A {@link WatchPermission} that always says the same. */
export function fakePermission(permission: LocationPermission): WatchPermission {
  return (tell) => {
    tell(permission);
    return () => undefined;
  };
}
