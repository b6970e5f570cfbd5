/**
 * Formats a non-negative integer with a dot between thousands: `1.250` (R36). Intl's Spanish groups only from five
 * digits on.
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
