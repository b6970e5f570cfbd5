import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStep } from './count.ts';
import type { Step } from './steps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const step = (counts: Step['counts']): Step => ({ name: 'one', command: ['true'], counts });

function written(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestReport = (numPassedTests: number, assertionResults: readonly object[] = []) => ({
  numPassedTests,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: join(process.cwd(), 'rule.test.ts'), status: 'passed', assertionResults }],
});

const playwrightReport = (stats: object, ...specs: readonly object[]) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [{ file: 'journey.spec.ts', specs: [], suites: [{ file: 'journey.spec.ts', specs }] }],
});

const spec = (ok: boolean, ...messages: readonly string[]) => ({
  title: 'signs in',
  ok,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

describe('what a step’s report is counted as', () => {
  it('counts a step without a report by its exit code', () => {
    expect(countStep(step('exit'), 0, '')).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep(step('exit'), 1, '')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts as skipped only what no pattern of the step leaves out', () => {
    const report = written({ ...vitestReport(3), numPendingTests: 5 });
    expect(countStep(step('vitest'), 0, report)).toMatchObject({ passed: 3, skipped: 5 });
    const part: Step = { ...step('vitest'), command: ['vitest', '-t', 'Default$'] };
    expect(countStep(part, 0, report)).toMatchObject({ passed: 3, skipped: 0 });
  });

  it('names a failed test of vitest with its reason, without colours and stack', () => {
    const report = vitestReport(3, [
      {
        fullName: 'a rule holds',
        status: 'failed',
        failureMessages: ['\u001B[31mError: expected 1 to be 2\u001B[39m\n    at file.ts:1:1'],
      },
    ]);
    expect(countStep(step('vitest'), 1, written(report))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: [{ text: 'rule.test.ts: a rule holds | Error: expected 1 to be 2', repeat: undefined }],
    });
  });

  it('names a failed journey with its reason, and one that passed only on a second try as well', () => {
    const report = playwrightReport(
      { expected: 4, unexpected: 1, flaky: 1 },
      spec(true),
      spec(false, 'Test timeout of 45000ms exceeded.', 'Error: click\nCall log:\n  - waiting for a row'),
    );
    expect(countStep(step('playwright'), 1, written(report))).toMatchObject({
      passed: 4,
      failed: 2,
      failures: [
        {
          text: 'journey.spec.ts: signs in | Test timeout of 45000ms exceeded. | Error: click | Call log: | - waiting for a row',
        },
      ],
    });
  });

  it('shows the page that a failed journey saw', () => {
    const path = join(folder, 'error-context.md');
    writeFileSync(path, '# Page snapshot\n\n```yaml\n- heading "Seguimiento"\n```\n\n# Source\n\ncode');
    const failed = spec(false, 'Error: click');
    const results = [
      { errors: [{ message: 'Error: click' }], attachments: [{ name: 'error-context', path }] },
    ];
    const report = playwrightReport({ unexpected: 1 }, { ...failed, tests: [{ results }] });
    const { failures } = countStep(step('playwright'), 1, written(report));
    expect(failures[0]?.text).toBe('journey.spec.ts: signs in | Error: click\n  - heading "Seguimiento"');
  });

  it.each([
    ['that ended badly though every test passed', 1, vitestReport(5)],
    ['that has not a single test', 0, vitestReport(0)],
  ])('counts a run %s as one failure', (_, code, report) => {
    expect(countStep(step('vitest'), code, written(report))).toMatchObject({
      failed: 1,
      failures: [{ text: 'the whole step' }],
    });
  });

  it('prints the command that repeats just the failed test', () => {
    const failed = { fullName: "Ana's mark (2 of 3)", status: 'failed' };
    const repeat = 'npx vitest run --project unit';
    expect(countStep({ ...step('vitest'), repeat }, 1, written(vitestReport(1, [failed]))).failures).toEqual([
      {
        text: "rule.test.ts: Ana's mark (2 of 3)",
        repeat: String.raw`npx vitest run --project unit rule.test.ts -t 'Ana'\''s mark \(2 of 3\)'`,
      },
    ]);
  });

  it('leaves a run whose tests were all skipped as it is: pictures on another system', () => {
    const report = { ...vitestReport(0), numPendingTests: 212 };
    expect(countStep(step('vitest'), 0, written(report))).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 212,
    });
  });

  it('counts a run that left no report as one failure', () => {
    expect(countStep(step('vitest'), 0, join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
  });
});
