import { groupThousands } from '../text/spanish-number.ts';

/** Mean radius of the earth in metres (spec section 5). */
export const EARTH_RADIUS_METRES = 6_371_000;

/** A point on the earth in degrees (WGS 84). */
export interface Position {
  /** -90 (south) to 90. */
  readonly latitude: number;
  /** -180 (west) to 180. */
  readonly longitude: number;
}

/**
 * Great-circle distance by the haversine formula, exact from neighbours to antipodes.
 *
 * @returns metres, 0 to half the earth's circumference
 */
export function distanceMetres(a: Position, b: Position): number {
  const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 + parallels * Math.sin(halfLongitude) ** 2;
  // 1 - haversine as a sum of its own: the difference loses its digits near antipodes, by decimetres.
  const rest = Math.sin(radians(a.latitude + b.latitude) / 2) ** 2 + parallels * Math.cos(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.atan2(Math.sqrt(haversine), Math.sqrt(rest));
}

/**
 * Validates a position: only finite numbers in range, no numeric strings.
 *
 * @returns the position without other properties, or null
 */
export function parsePosition(value: { latitude?: unknown; longitude?: unknown }): Position | null {
  const { latitude, longitude } = value;
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  return { latitude, longitude };
}

/** Whether a position is at most `radiusMetres` from the centre, edge included (spec section 5). */
export function isWithin(position: Position, centre: Position, radiusMetres: number): boolean {
  return distanceMetres(position, centre) <= radiusMetres;
}

/**
 * Formats a distance in metres: '64 m', '1,2 km', '2 km', '1.240,5 km'; '—' if unknown. Metres round up, so that
 * nobody just outside a radius of 200 m reads '200 m'.
 */
export function formatDistance(metres: number): string {
  if (!Number.isFinite(metres) || metres < 0) return '—';
  const whole = Math.ceil(metres);
  if (whole < 1000) return `${whole} m`;
  const tenths = Math.round(metres / 100);
  const kilometres = groupThousands(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? `${kilometres} km` : `${kilometres},${tenths % 10} km`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
