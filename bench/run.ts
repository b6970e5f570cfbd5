/**
 * `npm run bench`: measures every part, keeps the figures in `bench/results.json` and writes `docs/measurements.md`.
 * `npm run bench -- NAME...` measures some parts again and leaves the others' figures as they are.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../scripts/test/find-browser.ts';
import type { Part } from './part.ts';
import { readmeTable } from './readme-table.ts';
import { report, reportPart } from './report.ts';
import { isMet, type Machine, type PartRecord, readResults, rowsOf, writeResults } from './results.ts';

const RUNS = 5;
const root = join(import.meta.dirname, '..');
const resultsFile = join(root, 'bench/results.json');
const readme = join(root, 'README.md');

async function loadParts(): Promise<Part[]> {
  const files = globSync(join(import.meta.dirname, 'parts/*.ts')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { part } = (await import(pathToFileURL(file).href)) as { part?: Part };
      if (part === undefined) throw new Error(`${basename(file)} exports no part.`);
      return part;
    }),
  );
}

function machineWith(chromium: string): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown processor',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    chromium: execFileSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim(),
  };
}

async function measure(part: Part, chromium: string): Promise<PartRecord> {
  const startedMs = performance.now();
  const found = await part.run({ root, chromium, runs: RUNS });
  return {
    title: part.title,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    seconds: (performance.now() - startedMs) / 1000,
    machine: machineWith(chromium),
    rows: rowsOf(found),
    gates: found.gates,
    notes: found.notes ?? [],
  };
}

const parts = await loadParts();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts are: ${parts.map((p) => p.name).join(', ')}.`,
  );
  process.exit(1);
}
const browser = await findBrowser();
console.log(`Browser: ${browser.path} (${browser.source})`);

let broken = 0;
for (const part of parts.filter(({ name }) => named.length === 0 || named.includes(name))) {
  console.log(`\n--- ${part.name}`);
  const record = await measure(part, browser.path);
  const results = { ...readResults(resultsFile), [part.name]: record };
  writeResults(resultsFile, results);
  writeFileSync(join(root, 'docs/measurements.md'), report(results));
  writeFileSync(readme, readmeTable(readFileSync(readme, 'utf8'), results));
  console.log(reportPart(part.name, record));
  broken += record.gates.filter((gate) => !isMet(gate)).length;
}
execFileSync('biome', ['format', '--write', 'README.md', 'docs/measurements.md', 'bench/results.json'], {
  cwd: root,
});
console.log(broken === 0 ? 'Every promise is kept.' : `${broken} promises are not kept.`);
process.exitCode = broken === 0 ? 0 : 1;
