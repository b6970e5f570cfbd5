/**
 * `npm test`: runs every step, prints its time and ends with `N passed, N failed[, N skipped]`. The last lines about a
 * failed step are the commands that repeat its failed tests, and its remedy.
 *
 * - `npm test -- unit server` runs only the named steps;
 * - `npm test -- changed [--since REF]` what the working tree's difference from the main branch reaches;
 * - `npm run check:all` also the steps that are too long for every change.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf } from '../command.mjs';
import { baseCommit, changedFiles } from './changed/changed-files.ts';
import { reachedSteps } from './changed/reached-steps.ts';
import { type Counts, countStep } from './count.ts';
import { findBrowser } from './find-browser.ts';
import { remedies } from './remedies.ts';
import { runAll } from './run-all.ts';
import { type Step, steps } from './steps.ts';

const REPORTS = join(process.cwd(), 'node_modules', '.cache', 'test-reports');
/** As many as there are cores: most steps have several processes of their own. More than four would need much memory. */
const AT_ONCE = Math.min(availableParallelism(), 4);
const needsBrowser = ({ name, counts }: Step) =>
  counts === 'playwright' || name === 'stories' || name === 'pictures';

interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: string;
}

const remedyLine = ({ name }: Step) => `To mend ${name}: ${remedies[name]}\n`;

/** Runs a step and prints its whole output at once, so that two steps do not mix. */
async function runStep(step: Step): Promise<Result> {
  const report = join(REPORTS, `${step.name}.json`);
  rmSync(report, { force: true });
  const fill = (text: string) => text.replace('{report}', report);
  const [program, ...words] = step.command;
  const extra = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([name, value]) => [name, fill(value)]),
  );
  const startedMs = performance.now();
  console.log(`... ${step.name}`);
  // A file, not a pipe: a process that a step leaves behind would keep the pipe open.
  const log = join(REPORTS, `${step.name}.log`);
  const output = openSync(log, 'w');
  const { file, args, shell } = commandOf(program, words.map(fill));
  const child = spawn(file, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...extra },
    shell,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  closeSync(output);
  const counts = countStep(step, code ?? 1, report);
  const remedy = counts.failed > 0 ? remedyLine(step) : '';
  process.stdout.write(`\n--- ${step.name}\n${readFileSync(log, 'utf8')}\n${remedy}`);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  return { step, counts, seconds };
}

/** The steps that the words of the command line ask for. @throws Error that says which words there are. */
function chosenSteps(): readonly Step[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, since: { type: 'string' } },
  });
  if (values.all) return steps;
  if (positionals[0] === 'changed' && positionals.length === 1) return changedSteps(values.since);
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => name).join(', ');
    throw new Error(`There is no test step ${unknown.join(', ')}. The steps are: changed, ${names}.`);
  }
  if (positionals.length > 0) return steps.filter(({ name }) => positionals.includes(name));
  return steps.filter(({ wide }) => !wide);
}

/** The steps that the working tree's changes reach; prints the others, and why they are left out. */
function changedSteps(since?: string): readonly Step[] {
  const base = baseCommit(since);
  const files = changedFiles(base);
  const reached = reachedSteps(steps, files, base);
  console.log(`${files.length} files differ from ${base.slice(0, 12)}.`);
  for (const { name, why } of reached.leftOut) console.log(`left out: ${name}, ${why}`);
  return reached.steps;
}

let chosen: readonly Step[] = [];
try {
  chosen = chosenSteps();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (chosen.some(needsBrowser)) {
  const browser = await findBrowser();
  process.env.CHROMIUM_PATH = browser.path;
  console.log(`Browser: ${browser.path} (${browser.source})`);
}
mkdirSync(REPORTS, { recursive: true });

const results = await runAll(chosen, runStep, AT_ONCE);

const total = { passed: 0, failed: 0, skipped: 0 };
console.log('');
for (const { step, counts, seconds } of results) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${step.name.padEnd(18)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
}
for (const { step, counts } of results.filter((result) => result.counts.failed > 0)) {
  for (const { text, repeat } of counts.failures) {
    console.log(`FAILED ${step.name}: ${text}`);
    if (repeat) console.log(`  again: ${repeat}`);
  }
  process.stdout.write(remedyLine(step));
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
