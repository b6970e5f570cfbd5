import type { GeoPoint } from '@ministerio/content/types';

/** Half the width of the embedded map, in degrees (about 450 m). */
const HALF_SPAN_DEGREES = 0.004;

/** The embedded map, centred on a point with a mark on it. */
export function embeddedMapUrl({ latitude, longitude }: GeoPoint): string {
  const box = [
    longitude - HALF_SPAN_DEGREES,
    latitude - HALF_SPAN_DEGREES,
    longitude + HALF_SPAN_DEGREES,
    latitude + HALF_SPAN_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Directions to a point; on a phone this address opens the maps app. */
export function directionsUrl({ latitude, longitude }: GeoPoint): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
