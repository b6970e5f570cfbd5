import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** How many checks passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures and their reasons, by name: the last lines of a long run are what most people see. */
  readonly failures: readonly Failure[];
}

/** A failed test, or a step that failed as a whole. */
export interface Failure {
  /** Its name and its reason, on one line. */
  readonly text: string;
  /** The command that repeats just this test. */
  readonly repeat?: string | undefined;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Lines with the reason: the error, expected and received. The step's own output has more. */
const REASON_LINES = 6;
/** Lines of the page that a failed journey saw. */
const PAGE_LINES = 40;

/** A text as one word of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A text as the pattern that finds it. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @param pick - the option that chooses tests by a pattern of their title */
const repeatOf = ({ repeat }: Step, file: string, pick: '-t' | '-g', title?: string) =>
  repeat && [repeat, file, ...(title === undefined ? [] : [pick, quoted(literal(title))])].join(' ');

/** A failure and its reason, on one line. */
function named(name: string, messages: readonly (string | undefined)[]): string {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [name, ...lines.slice(0, REASON_LINES)].join(' | ');
}

function vitestFailures(step: Step, { testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages = [] }) => ({
        text: named(`${file}: ${fullName}`, failureMessages),
        repeat: repeatOf(step, file, '-t', fullName),
      }));
    if (status !== 'failed') return [];
    return [{ text: `${file} did not load, or failed before its tests`, repeat: repeatOf(step, file, '-t') }];
  });
}

/** The page at the moment of the failure: Playwright writes it beside the error, and no clean machine keeps the file. */
function pageOf({ name, path }: { readonly name: string; readonly path?: string }): string {
  if (name !== 'error-context' || path === undefined) return '';
  const [, page] = /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page ? ['', ...page.split('\n').slice(0, PAGE_LINES)].join('\n  ') : '';
}

function playwrightFailures(step: Step, { file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      const pages = results.flatMap(({ attachments = [] }) => attachments.map(pageOf));
      const text = [named(`${file}: ${title}`, messages), ...pages].join('');
      return { text, repeat: repeatOf(step, file, '-g', title) };
    });
  return [...own, ...suites.flatMap((suite) => playwrightFailures(step, suite))];
}

function readReport(step: Step, file: string): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (step.counts === 'vitest') {
    const vitest = report as VitestReport;
    const failures = vitestFailures(step, vitest);
    // Tests that the step's own pattern leaves out run in another step.
    const skipped = (step.command.includes('-t') ? 0 : vitest.numPendingTests) + vitest.numTodoTests;
    return { passed: vitest.numPassedTests, failed: failures.length, skipped, failures };
  }
  const { stats, suites } = report as PlaywrightReport;
  // A test that passed only on a second try is a race, so it counts as failed.
  const failed = stats.unexpected + stats.flaky;
  const failures = suites.flatMap((suite) => playwrightFailures(step, suite));
  return { passed: stats.expected, failed, skipped: stats.skipped, failures };
}

/**
 * Counts one step's results.
 * @param code - the command's exit code. Where it is not 0 and the report shows no failure (a suite that did not
 * load, a crash), the step itself counts as one failure; so does a run that found no test.
 */
export function countStep(step: Step, code: number, report: string): Counts {
  const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const whole: Counts = { ...none, failed: 1, failures: [{ text: 'the whole step' }] };
  if (step.counts === 'exit') return code === 0 ? { ...none, passed: 1 } : whole;
  if (!existsSync(report)) return whole;
  const counts = readReport(step, report);
  const silentFailure = code !== 0 && counts.failed === 0;
  const silent = silentFailure || counts.passed + counts.failed + counts.skipped === 0;
  return silent ? { ...whole, passed: counts.passed, skipped: counts.skipped } : counts;
}
