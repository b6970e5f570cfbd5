const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/**
 * How long ago a day was: 'hoy', 'ayer', 'hace 3 semanas'.
 * @param days - whole days since then
 */
export function agoWords(days: number): string {
  const format = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => days >= size) ?? ['day', 1];
  return format.format(-Math.floor(days / length), unit);
}
