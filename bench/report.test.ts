import { expect, test } from 'vitest';
import { report } from './report.ts';
import { isMet, type PartRecord, rowsOf } from './results.ts';
import { spreadOf } from './statistics.ts';

test.each([
  [[3, 1, 2], { median: 2, min: 1, max: 3 }],
  [[4, 1, 2, 3], { median: 2.5, min: 1, max: 4 }],
  [[7], { median: 7, min: 7, max: 7 }],
])('%j has its median between its ends', (samples, spread) => {
  expect(spreadOf(samples)).toEqual(spread);
});

test('nothing measured is no number', () => {
  expect(() => spreadOf([])).toThrow(RangeError);
});

test('a limit itself is still within it', () => {
  const gate = { what: 'size', unit: 'bytes', limit: 10 } as const;
  expect(isMet({ ...gate, relation: 'at most', value: 10 })).toBe(true);
  expect(isMet({ ...gate, relation: 'at most', value: 11 })).toBe(false);
  expect(isMet({ ...gate, relation: 'at least', value: 9 })).toBe(false);
});

test('a promise that is not kept says so in the report, with its reason', () => {
  const measurements = [
    { what: 'script', subject: 'ours', unit: 'bytes', samples: [9000, 9200, 9100] } as const,
  ];
  const gates = [
    {
      what: 'script',
      unit: 'bytes',
      relation: 'at most',
      limit: 9000,
      value: 9100,
      explanation: 'too | big',
    },
  ] as const;
  const record: PartRecord = {
    title: 'Sizes',
    date: '2026-09-26',
    commit: 'abc1234',
    seconds: 1,
    machine: { cpu: 'x', cores: 2, memoryGiB: 8, system: 'Linux 6', node: '24.0.0', chromium: 'Chromium 1' },
    rows: rowsOf({ measurements, gates }),
    gates,
    notes: [],
  };
  const text = report({ sizes: record });
  expect(text).toContain('| script | at most 9.00 KB | 9.10 KB | NOT KEPT | too \\| big |');
  expect(text).toContain('| script | ours | 9.10 KB | 9.00 KB to 9.20 KB | 3 |');
});
