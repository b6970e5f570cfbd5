import { distanceMetres, formatDistance, type Position } from '@ministerio/contract/domain';

/** Half the side of the drawing; its centre is 0,0. */
export const RADAR_HALF = 120;
/** Radius of the ring for the allowed distance. */
export const RADAR_RING = 84;
/** The nearest that the dot comes to the centre, so that it never lies on the cross. */
export const RADAR_NEAREST = 28;
/** Within these metres the cross is faint, because dot and halo lie beside it. */
export const RADAR_NEAR_METRES = 40;
/** Farthest distance of the dot from the centre; there it only shows the direction. */
export const RADAR_EDGE = 108;

/**
 * Projects a position around the church; north is up, east is to the right. Inside the ring the distance grows with
 * its square root, which keeps the dot off the cross; outside it is to scale.
 * @param position - degrees.
 * @param centre - the church, degrees.
 * @param radiusMetres - radius of the ring.
 * @returns the point in SVG units, and whether the position is `beyond` the edge.
 */
export function radarPoint(position: Position, centre: Position, radiusMetres: number) {
  const distance = distanceMetres(position, centre);
  const share = distance / radiusMetres;
  const wanted = RADAR_RING * (share < 1 ? Math.sqrt(share) : share);
  const drawn = Math.min(Math.max(wanted, RADAR_NEAREST), RADAR_EDGE);
  // At the very point of the church there is no direction: above it.
  const bearing = distance === 0 ? 0 : bearingRadians(centre, position);
  return {
    x: rounded(Math.sin(bearing) * drawn),
    y: rounded(-Math.cos(bearing) * drawn),
    beyond: wanted > RADAR_EDGE,
  };
}

/** Radius of the accuracy circle in SVG units, from the size of the dot to that of the radar. */
export function radarHalo(accuracyMetres: number, radiusMetres: number): number {
  const wanted = (accuracyMetres / radiusMetres) * RADAR_RING;
  return rounded(Math.min(Math.max(wanted, 14), RADAR_EDGE));
}

/**
 * The radar's text alternative.
 * @param distance - metres to the church; null while the position is unknown.
 * @param radiusMetres - radius of the ring.
 */
export function radarLabel(distance: number | null, radiusMetres: number): string {
  const ring = formatDistance(radiusMetres);
  if (distance === null)
    return `Radar: la iglesia en el centro de un círculo de ${ring}; tu posición aún no se conoce.`;
  const side = distance <= radiusMetres ? 'dentro' : 'fuera';
  return `Radar: estás a ${formatDistance(distance)} de la iglesia, ${side} del círculo de ${ring}.`;
}

/** Initial bearing of the great circle, clockwise from north. */
function bearingRadians(from: Position, to: Position): number {
  const fromLatitude = radians(from.latitude);
  const toLatitude = radians(to.latitude);
  const east = radians(to.longitude - from.longitude);
  return Math.atan2(
    Math.sin(east) * Math.cos(toLatitude),
    Math.cos(fromLatitude) * Math.sin(toLatitude) -
      Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(east),
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
