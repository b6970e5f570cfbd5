import { parsePosition } from '@ministerio/contract/domain';
import type { LocationReading } from '../view/mark-attendance/location-reading.ts';
import type { LocationFailure } from './location-state.ts';

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** A browser's position as a reading; null when its numbers are none (some simulators send NaN). */
export function readPosition(position: GeolocationPosition): LocationReading | null {
  const { latitude, longitude, accuracy } = position.coords;
  const place = parsePosition({ latitude, longitude });
  if (place === null) return null;
  return { position: place, accuracyMetres: Number.isFinite(accuracy) && accuracy >= 0 ? accuracy : null };
}

/** A browser's error as a reason of ours. */
export function readFailure(error: Pick<GeolocationPositionError, 'code'>): LocationFailure {
  if (error.code === PERMISSION_DENIED) return 'denied';
  return error.code === TIMEOUT ? 'timeout' : 'unavailable';
}
