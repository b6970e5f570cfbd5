import { globSync, readFileSync } from 'node:fs';
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

it('each story is played by one step', () => {
  const chosen = steps
    .filter(({ command, isRest }) => command.includes('stories') && !isRest)
    .flatMap(({ command }) => command.filter((word) => word.startsWith('packages/')));
  const files = globSync('packages/*/src/**/*.stories.tsx').map((file) => file.replaceAll('\\', '/'));
  const players = files.map(
    (file) => [file, chosen.filter((folder) => file.includes(folder)).length] as const,
  );
  expect(players.filter(([, count]) => count !== 1)).toEqual([]);
});
