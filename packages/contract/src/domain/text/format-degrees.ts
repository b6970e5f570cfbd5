/**
 * Formats a coordinate in degrees with at most seven decimals (about 1 cm), without trailing zeros: '-17.8132'.
 * @param degrees - null gives 'N/A' (spec section 2, My attendance).
 */
export function formatDegrees(degrees: number | null): string {
  return degrees === null ? 'N/A' : String(Number(degrees.toFixed(7)));
}
