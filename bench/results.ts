import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Gate, PartResult, Unit } from './part.ts';
import { spreadOf } from './statistics.ts';

/** The machine and the programs that a part was measured with. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
}

/** A measured quantity as it is kept: its median with its spread. */
export interface Row {
  readonly what: string;
  readonly subject: string;
  readonly unit: Unit;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
}

/** Record of one part. */
export interface PartRecord {
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly commit: string;
  readonly seconds: number;
  readonly machine: Machine;
  readonly rows: readonly Row[];
  readonly gates: readonly Gate[];
  readonly notes: readonly string[];
}

/** Every part's newest record by its name; `bench/results.json`. */
export type Results = Readonly<Record<string, PartRecord>>;

/** @param found - what a part measured. */
export function rowsOf({ measurements }: PartResult): Row[] {
  return measurements.map(({ samples, ...quantity }) => ({
    ...quantity,
    ...spreadOf(samples),
    runs: samples.length,
  }));
}

/** Whether a gate's promise is kept. */
export function isMet({ value, relation, limit }: Gate): boolean {
  return relation === 'at most' ? value <= limit : value >= limit;
}

/** The kept results; none on the first run. */
export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Keeps results, parts in the order of their names so that a change shows as a change. */
export function writeResults(file: string, results: Results): void {
  const sorted = Object.fromEntries(Object.entries(results).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
