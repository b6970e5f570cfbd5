/**
 * Writes a non-negative whole number with a dot between thousands, from four digits on: `1.250`.
 * Intl's Spanish leaves four digits together, but the amounts of R36 are written `1.250`.
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
