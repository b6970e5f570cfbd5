import { type Position, parsePosition } from '@ministerio/contract/domain';

/** A position as the device reports it. */
export interface LocationReading {
  /** Degrees (WGS 84). */
  readonly position: Position;
  /** Accuracy radius in metres; null where the device reports none. */
  readonly accuracyMetres: number | null;
}

/** Why there is no position: refused by the person, not to be found, or not in time. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout';

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** Converts a browser's position; null if it is not finite (some simulators send NaN). */
export function readPosition(position: GeolocationPosition): LocationReading | null {
  const { latitude, longitude, accuracy } = position.coords;
  const place = parsePosition({ latitude, longitude });
  if (place === null) return null;
  return { position: place, accuracyMetres: Number.isFinite(accuracy) && accuracy >= 0 ? accuracy : null };
}

/** Converts a browser's error. */
export function readFailure(error: Pick<GeolocationPositionError, 'code'>): LocationFailure {
  if (error.code === PERMISSION_DENIED) return 'denied';
  return error.code === TIMEOUT ? 'timeout' : 'unavailable';
}
