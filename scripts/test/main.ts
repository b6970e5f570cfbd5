/**
 * `npm test`: runs every step, prints its time and ends with `N passed, N failed[, N skipped]`. `npm test -- unit server`
 * runs only the named steps. The last line about a failed step is its remedy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '../command.mjs';
import { type Counts, countStep } from './count.ts';
import { findBrowser } from './find-browser.ts';
import { remedies } from './remedies.ts';
import { runAll } from './run-all.ts';
import { type Step, steps } from './steps.ts';

const REPORTS = join(process.cwd(), 'node_modules', '.cache', 'test-reports');
/** One more than there are cores: a browser's page waits a third of its time. More than four would need much memory. */
const AT_ONCE = Math.min(availableParallelism(), 3) + 1;
const needsBrowser = new Set(['stories', 'pictures', 'e2e', 'storybook-pages']);

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

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no test step ${unknown.join(', ')}. The steps are: ${steps.map((s) => s.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = named.length > 0 ? steps.filter((step) => named.includes(step.name)) : steps;

if (chosen.some((step) => needsBrowser.has(step.name))) {
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
  for (const failure of counts.failures) console.log(`FAILED ${step.name}: ${failure}`);
  process.stdout.write(remedyLine(step));
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
