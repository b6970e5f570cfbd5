/** Now, in UTC milliseconds. The server reads no other clock, so tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;

/** How far clocks of one moment may differ, in milliseconds: one that is set over the network steps back by less. */
export const CLOCK_TOLERANCE_MS: number = 10 * 60_000;

/** UTC milliseconds as answers write them: ISO 8601 in UTC. */
export function isoInstant(ms: number): string;
export function isoInstant(ms: number | null): string | null;
export function isoInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
