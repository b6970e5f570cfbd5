import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './steps.ts';

/** How many checks passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, by name: the last lines of a long run are what most people see. */
  readonly failures: readonly string[];
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
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
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

/** A failure and its reason, on one line. */
function named(name: string, messages: readonly (string | undefined)[]): string {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [name, ...lines.slice(0, REASON_LINES)].join(' | ');
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages = [] }) =>
        named(`${name}: ${fullName}`, failureMessages),
      );
    return status === 'failed' ? [`${name} did not load, or failed before its tests`] : [];
  });
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return named(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function readReport(format: 'vitest' | 'playwright', file: string): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (format === 'vitest') {
    const vitest = report as VitestReport;
    const failures = vitestFailures(vitest);
    const skipped = vitest.numPendingTests + vitest.numTodoTests;
    return { passed: vitest.numPassedTests, failed: failures.length, skipped, failures };
  }
  const { stats, suites } = report as PlaywrightReport;
  // A test that passed only on a second try is a race, so it counts as failed.
  const failed = stats.unexpected + stats.flaky;
  const failures = suites.flatMap(playwrightFailures);
  return { passed: stats.expected, failed, skipped: stats.skipped, failures };
}

/**
 * Counts one step's results.
 * @param code - the command's exit code. Where it is not 0 and the report shows no failure (a suite that did not
 * load, a crash), the step itself counts as one failure; a report without a single test is a failure too.
 */
export function countStep(step: Step, code: number, report: string): Counts {
  const whole: Counts = { passed: 0, failed: 1, skipped: 0, failures: ['the whole step'] };
  if (step.counts === 'exit') return code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : whole;
  if (!existsSync(report)) return whole;
  const counts = readReport(step.counts, report);
  const silentFailure = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return silentFailure ? { ...whole, passed: counts.passed, skipped: counts.skipped } : counts;
}
