import type { Position } from '@ministerio/contract/domain';

/** A position as the device reports it. */
export interface LocationReading {
  /** Degrees (WGS 84). */
  readonly position: Position;
  /** Accuracy radius in metres; null where the device reports none. */
  readonly accuracyMetres: number | null;
  /** When it was taken, by the page's own clock (`performance.now()`). */
  readonly takenAtMs: number;
}

/** A reading with its distance to the church. */
export interface Located extends Omit<LocationReading, 'takenAtMs'> {
  /** Distance to the church in metres. */
  readonly distanceMetres: number;
}
