const NAMES = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** Spanish name of a weekday, lower case as in running text; Sunday is 0. '' for any other number. */
export function weekdayName(weekday: number): string {
  return NAMES[weekday] ?? '';
}
