import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Gate } from './part.ts';
import { promisesOf } from './promises.ts';
import { HEADLINES, readmeTable } from './readme-table.ts';
import { report } from './report.ts';
import { isMet, type PartRecord, readResults, rowsOf } from './results.ts';
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

const page = (path: string, value: number): Gate => ({
  what: `${path}: LCP`,
  unit: 'ms',
  relation: 'at most',
  limit: 1100,
  value,
});

const recordWith = (gates: readonly Gate[]): PartRecord => ({
  title: 'Sizes',
  date: '2026-09-26',
  commit: 'abc1234',
  seconds: 1,
  machine: { cpu: 'x', cores: 2, memoryGiB: 8, system: 'Linux 6', node: '24.0.0', chromium: 'Chromium 1' },
  rows: [],
  gates,
  notes: [],
});

test('a promise for every page appears once, with the worst value', () => {
  expect(promisesOf([page('/Inicio', 900), page('/privacidad', 950), page('/noticias', 910)])).toEqual([
    { ...page('/privacidad', 950), what: 'every public page: LCP' },
  ]);
  const shares = [0.99, 0.97].map(
    (value) => ({ ...page('/Inicio', value), relation: 'at least', limit: 0.9 }) as const,
  );
  expect(promisesOf(shares)).toMatchObject([{ value: 0.97 }]);
});

test('the README shows the headlines and every broken promise', () => {
  const other = { what: 'other', unit: 'ms', relation: 'at most', limit: 10 } as const;
  const results = { a: recordWith([page('/Inicio', 900), { ...other, value: 5 }]) };
  const broken = { a: recordWith([page('/Inicio', 900), { ...other, value: 12 }]) };
  const readme = 'before <!-- bench: start -->old<!-- bench: end --> after';
  const table = (rows: string) =>
    `before <!-- bench: start -->\n| promise | limit | measured |\n| --- | --: | --: |\n${rows}\n<!-- bench: end --> after`;
  const lcp = '| every public page: LCP | at most 1,100 ms | 900 ms |';
  expect(readmeTable(readme, results)).toBe(table(lcp));
  expect(readmeTable(readme, broken)).toBe(table(`${lcp}\n| other | at most 10 ms | 12 ms **not kept** |`));
});

test('every headline was measured', () => {
  const results = readResults(join(import.meta.dirname, 'results.json'));
  const promises = Object.values(results).flatMap(({ gates }) => promisesOf(gates));
  expect(promises.map(({ what }) => what)).toEqual(expect.arrayContaining(HEADLINES));
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
  const record = { ...recordWith(gates), rows: rowsOf({ measurements, gates }) };
  const text = report({ sizes: record });
  expect(text).toContain('| script | at most 9.00 KB | 9.10 KB | NOT KEPT | too \\| big |');
  expect(text).toContain('| script | ours | 9.10 KB | 9.00 KB to 9.20 KB | 3 |');
});
