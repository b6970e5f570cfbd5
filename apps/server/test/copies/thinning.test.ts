import fc from 'fast-check';
import { expect, test } from 'vitest';
import { superfluous } from '../../src/copies/thinning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-09-26T23:30:00Z');

interface Copy {
  readonly seq: number;
  readonly atMs: number;
}

/** Copies of the last ninety days, in the order in which they were made. */
const copies = fc
  .uniqueArray(fc.integer({ min: 0, max: 90 * 24 * 12 }), { minLength: 1, maxLength: 300 })
  .map((ages) =>
    ages.sort((a, b) => b - a).map((age, index): Copy => ({ seq: index + 1, atMs: NOW - age * 5 * MINUTE })),
  );

const kept = (all: readonly Copy[], nowMs = NOW): readonly Copy[] => {
  const gone = new Set(superfluous(all, nowMs));
  return all.filter((copy) => !gone.has(copy));
};

test('the newest stays, and so does each of two hours, one of each hour of two days, one of each day of sixty', () => {
  fc.assert(
    fc.property(copies, (all) => {
      const left = kept(all);
      expect(left).toContain(all.at(-1));
      for (const copy of all) {
        const age = NOW - copy.atMs;
        const sameSpan = (length: number) =>
          left.some(
            ({ seq, atMs }) =>
              seq >= copy.seq && Math.floor(atMs / length) === Math.floor(copy.atMs / length),
          );
        if (age <= 2 * HOUR) expect(left).toContain(copy);
        else if (age <= 2 * DAY) expect(sameSpan(HOUR)).toBe(true);
        else if (age <= 60 * DAY) expect(sameSpan(DAY)).toBe(true);
        else if (copy !== all.at(-1)) expect(left).not.toContain(copy);
      }
      expect(left.length).toBeLessThanOrEqual(25 + 49 + 61);
    }),
  );
});

test('thinned at every copy or once at the end: the same are left', () => {
  fc.assert(
    fc.property(copies, (all) => {
      let stepwise: readonly Copy[] = [];
      for (const copy of all) stepwise = kept([...stepwise, copy], copy.atMs);
      expect(kept(stepwise)).toEqual(kept(all));
      expect(kept(kept(all))).toEqual(kept(all));
    }),
  );
});

test('a clock that went back deletes nothing', () => {
  fc.assert(
    fc.property(copies, (all) => {
      expect(superfluous(all, NOW - 100 * DAY)).toEqual([]);
    }),
  );
});
