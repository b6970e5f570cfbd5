/** Median, smallest and largest of some samples. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** @throws RangeError where there is no sample. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (low === undefined || high === undefined || min === undefined || max === undefined) {
    throw new RangeError('A measurement without a sample.');
  }
  return { median: (low + high) / 2, min, max };
}
