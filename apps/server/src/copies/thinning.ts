import { DAY_MS, HOUR_MS } from '@ministerio/contract/domain';

/** Each copy of the last two hours is kept, the newest of each hour for two days and of each day for sixty. */
const ALL_MS = 2 * HOUR_MS;
const HOURS_MS = 2 * DAY_MS;
const DAYS_MS = 60 * DAY_MS;

/**
 * Which copies may go. The newest always stays, and so do those of the future: a clock was wrong, then or now.
 * @param copies - in any order; `atMs` in UTC milliseconds.
 * @param nowMs - UTC milliseconds.
 */
export function superfluous<C extends { readonly seq: number; readonly atMs: number }>(
  copies: readonly C[],
  nowMs: number,
): readonly C[] {
  const seen = new Set<string>();
  const newestFirst = [...copies].sort((a, b) => b.seq - a.seq);
  return newestFirst.filter(({ atMs }, index) => {
    const age = nowMs - atMs;
    const spans = [`hour ${Math.floor(atMs / HOUR_MS)}`, `day ${Math.floor(atMs / DAY_MS)}`] as const;
    const [isNewOfHour, isNewOfDay] = spans.map((span) => !seen.has(span));
    for (const span of spans) seen.add(span);
    if (index === 0 || age <= ALL_MS) return false;
    if (age <= HOURS_MS) return !isNewOfHour;
    return age > DAYS_MS || !isNewOfDay;
  });
}
