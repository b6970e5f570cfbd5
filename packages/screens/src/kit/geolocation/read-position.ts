import { parsePosition } from '@ministerio/contract/domain';
import type { LocationReading } from '@ministerio/ui/composed/mark-attendance';

/** Oldest reading that says where somebody is now. */
export const MAX_AGE_MS = 60_000;

/** Reading a position anew, with what the device finds now and none that it kept. */
export const READ_ANEW: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };

/** Why there is no position: refused by the person, not to be found, not in time, or one of long ago. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'old';

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** Converts a browser's position; a failure if it is not finite (some simulators send NaN), or older than a minute. */
export function readPosition(position: GeolocationPosition): LocationReading | LocationFailure {
  const { latitude, longitude, accuracy } = position.coords;
  const place = parsePosition({ latitude, longitude });
  if (place === null) return 'unavailable';
  // Two times of the device's clock: a wrong one does no harm.
  const ageMs = Math.max(0, Date.now() - position.timestamp);
  if (!(ageMs <= MAX_AGE_MS)) return 'old';
  const isAccuracy = Number.isFinite(accuracy) && accuracy >= 0;
  return {
    position: place,
    accuracyMetres: isAccuracy ? accuracy : null,
    takenAtMs: performance.now() - ageMs,
  };
}

/** How old a reading is by now, in milliseconds. */
export const ageOf = ({ takenAtMs }: LocationReading): number => performance.now() - takenAtMs;

/** Converts a browser's error. */
export function readFailure(error: Pick<GeolocationPositionError, 'code'>): LocationFailure {
  if (error.code === PERMISSION_DENIED) return 'denied';
  return error.code === TIMEOUT ? 'timeout' : 'unavailable';
}
