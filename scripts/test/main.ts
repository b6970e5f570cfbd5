/**
 * `npm test`: runs every step, prints its time and ends with `N passed, N failed[, N skipped]`. The last lines about a
 * failed step are the commands that repeat its failed tests, and what mends it where its own output does not say so.
 *
 * - `npm test -- unit server` runs only the named steps;
 * - `npm run check:all` also the steps that nobody waits for, and `npm run check:all -- --rest` those alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf } from '../command.mjs';
import { type Counts, countStep } from './count.ts';
import { findBrowser } from './find-browser.ts';
import { runAll } from './run-all.ts';
import { type Step, steps } from './steps.ts';

const REPORTS = join(process.cwd(), 'node_modules', '.cache', 'test-reports');
/** As many as there are cores: most steps have several processes of their own. More than four would need much memory. */
const AT_ONCE = Math.min(availableParallelism(), 4);
const needsBrowser = ({ name, counts }: Step) =>
  counts === 'playwright' || name.includes('stories') || name === 'pictures';

interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: string;
}

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
  process.stdout.write(`\n--- ${step.name}\n${readFileSync(log, 'utf8')}\n`);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  return { step, counts, seconds };
}

/** The steps that the words of the command line ask for. @throws Error that says which words there are. */
function chosenSteps(): readonly Step[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, rest: { type: 'boolean' } },
  });
  if (values.rest) return steps.filter(({ isRest }) => isRest);
  if (values.all) return steps;
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => name).join(', ');
    throw new Error(`There is no test step ${unknown.join(', ')}. The steps are: ${names}.`);
  }
  if (positionals.length > 0) return steps.filter(({ name }) => positionals.includes(name));
  return steps.filter(({ isRest }) => !isRest);
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
  const isIdle = counts.passed + counts.failed === 0;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped${isIdle ? ': all of them' : ''}` : '';
  console.log(
    `${step.name.padEnd(18)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
}
for (const { step, counts } of results.filter((result) => result.counts.failed > 0)) {
  for (const { text, repeat } of counts.failures) {
    console.log(`FAILED ${step.name}: ${text}`);
    if (repeat) console.log(`  again: ${repeat}`);
  }
  if (step.remedy) console.log(`To mend ${step.name}: ${step.remedy}`);
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
