/** A stream of numbers in [0, 1) that is the same for the same seed. */
export type Random = () => number;

/**
 * Seeded generator (mulberry32): pictures must be equal on every build and machine.
 * @param seed - any integer; other integers give other streams.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One entry of a list that is never empty.
 * @throws RangeError when the list is empty after all.
 */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('@ministerio/ui: pick() needs a list with entries.');
  return chosen;
}

/** A number from `from` (included) to `to` (excluded). */
export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from);
}
