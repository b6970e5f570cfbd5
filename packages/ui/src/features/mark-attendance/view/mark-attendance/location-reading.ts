import type { Position } from '@ministerio/contract/domain';

/** Where the device says it is. */
export interface LocationReading {
  /** Degrees (WGS 84). */
  readonly position: Position;
  /** Radius in metres within which the device believes itself to be; null when it does not say. */
  readonly accuracyMetres: number | null;
}

/** A reading and how far it is from the church. */
export interface Located extends LocationReading {
  /** Metres to the church's point. */
  readonly distanceMetres: number;
}
