import type { LocationReading } from '../../../../internal/geolocation/read-position.ts';

/** A reading with its distance to the church. */
export interface Located extends Omit<LocationReading, 'takenAtMs'> {
  /** Distance to the church in metres. */
  readonly distanceMetres: number;
}
