import { distanceMetres, type Position } from '@ministerio/contract/domain';
import type { Located, LocationReading } from '@ministerio/ui/composed/mark-attendance';

/** The outcome of the last press of the mark button; `none` before the first, `locating` while it waits for a position. */
export type MarkAttempt =
  | { readonly kind: 'none' | 'no-token' | 'locating' | 'no-position' | 'too-far' | 'sending' }
  /** `time`: when it was marked, HH:MM in the church's zone. */
  | { readonly kind: 'marked'; readonly time: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Where attendance may be marked. */
export interface ChurchArea {
  readonly point: Position;
  /** Metres; never widened by a reading's accuracy (decisions section 4). */
  readonly radiusMetres: number;
}

/** Adds the distance to the church. */
export function locate(reading: LocationReading, area: ChurchArea): Located {
  return { ...reading, distanceMetres: distanceMetres(reading.position, area.point) };
}

/**
 * The checks before anything is sent, in the spec's order: token, position, distance (section 5).
 * @returns the position to send, or the reason why the mark is blocked.
 */
export function checkMark(
  hasToken: boolean,
  located: Located | null,
  area: ChurchArea,
): { readonly located: Located } | { readonly blockedReason: MarkAttempt } {
  if (!hasToken) return { blockedReason: { kind: 'no-token' } };
  if (located === null) return { blockedReason: { kind: 'no-position' } };
  if (located.distanceMetres > area.radiusMetres) return { blockedReason: { kind: 'too-far' } };
  return { located };
}
