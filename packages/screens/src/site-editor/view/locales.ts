type Options = readonly (readonly [value: string, label: string])[];

const COUNTRIES = 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV US UY VE'.split(' ');

/** Every time zone, with the one that is set. */
export function timeZones(current: string): Options {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')] as const);
}

/** Kinds of Spanish by country, with the one that is set. */
export function spanishLocales(current: string): Options {
  const countries = new Intl.DisplayNames('es', { type: 'region' });
  const named = COUNTRIES.map((code) => [`es-${code}`, `Español de ${countries.of(code) ?? code}`] as const);
  const options = [['es', 'Español'] as const, ...named.toSorted(([, a], [, b]) => a.localeCompare(b, 'es'))];
  return options.some(([value]) => value === current) ? options : [[current, current], ...options];
}
