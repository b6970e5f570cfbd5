import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { steps } from './steps.ts';

it('the jobs of the workflow run every step once', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const [, jobs = ''] = /matrix:\n +steps:\n((?: +- .*\n)+)/.exec(workflow) ?? [];
  const named = jobs.split(/\s+/).filter((word) => /\w/.test(word));
  expect(named.sort()).toEqual(steps.map(({ name }) => name).sort());
});

it('a step waits only for one that exists', () => {
  const names = steps.map(({ name }) => name);
  expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([]);
});
