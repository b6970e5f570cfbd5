import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from '../steps.ts';
import { reachedSteps } from './reached-steps.ts';

const BASE = '0123456789abcdef';
const reachedBy = (...files: readonly string[]) => reachedSteps(steps, files, BASE);
const namesOf = (...files: readonly string[]) => reachedBy(...files).steps.map(({ name }) => name);

describe('what a change runs', () => {
  it.each([
    [
      'a component',
      'packages/ui/src/primitives/button/button.tsx',
      ['stories', 'pictures', 'build', 'sizes'],
    ],
    ['its styles', 'packages/ui/src/primitives/button/button.module.css', ['stories', 'pictures']],
    [
      'a page for designers',
      'packages/ui/src/primitives/button/button.mdx',
      ['storybook', 'storybook-pages'],
    ],
    ['a route', 'apps/server/src/routes/auth/login.ts', ['server', 'build']],
    [
      'a repository',
      'apps/server/src/db/repositories/users.ts',
      ['server', 'server-postgresql', 'server-postgresql-rest'],
    ],
    ['a public page', 'apps/site/src/public/pages/home-page.tsx', ['build', 'sizes']],
    ['a call', 'packages/contract/src/endpoints/users.ts', ['stories', 'server', 'build', 'widget-sizes']],
    ['a journey', 'e2e/journeys/sign-in.spec.ts', ['e2e']],
    ['a sweep', 'e2e/sweeps/large-text.spec.ts', ['e2e-sweeps']],
    ['what both use', 'e2e/support/layout-faults.ts', ['e2e', 'e2e-sweeps']],
    ['a backend of journeys', 'e2e/literal-backend/calls.ts', ['e2e']],
    ['a script', 'scripts/new/screen/new-screen.ts', ['programs']],
    ['the church', 'packages/content/src/church.config.ts', ['second-church', 'stories', 'server', 'build']],
    ['the lockfile', 'pnpm-lock.yaml', ['stories', 'pictures', 'server', 'server-postgresql', 'build']],
  ])('%s', (_, file, wanted) => {
    expect(namesOf(file)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    [
      'a component',
      'packages/ui/src/primitives/button/button.tsx',
      ['server', 'server-postgresql', 'programs', 'e2e', 'e2e-sweeps'],
    ],
    [
      'a route',
      'apps/server/src/routes/auth/login.ts',
      ['stories', 'pictures', 'server-postgresql', 'server-postgresql-rest', 'sizes'],
    ],
    [
      'a public page',
      'apps/site/src/public/pages/home-page.tsx',
      ['stories', 'pictures', 'server', 'widget-sizes'],
    ],
    ['a guide', 'docs/deploy.md', ['stories', 'pictures', 'server', 'build', 'e2e', 'storybook']],
  ])('%s leaves out what it does not reach, and says why', (_, file, wanted) => {
    const { leftOut } = reachedBy(file);
    expect(leftOut.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
    for (const { why } of leftOut) expect(why).toMatch(/^nothing changed in /);
  });

  it('what `npm test` leaves to check:all too: the lockfile and a sweep reach all of it', () => {
    const wide = steps.filter((step) => step.wide).map(({ name }) => name);
    expect(wide.length).toBeGreaterThan(0);
    expect(namesOf('pnpm-lock.yaml', 'e2e/sweeps/large-text.spec.ts')).toEqual(expect.arrayContaining(wide));
  });

  it('always: types, lint and the rules, these only as far as their imports reach', () => {
    const { steps: reached } = reachedBy('docs/deploy.md');
    expect(reached.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['types', 'biome', 'stylelint', 'imports', 'knip', 'unit']),
    );
    expect(reached.find(({ name }) => name === 'unit')?.command).toEqual(
      expect.arrayContaining(['--changed', BASE]),
    );
  });
});

it('every glob of a step matches a file of the repository', () => {
  const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.trim().split('\n');
  const dead = steps
    .flatMap(({ inputs = [] }) => inputs)
    .filter((glob) => !files.some((file) => matchesGlob(file, glob)));
  expect(dead).toEqual([]);
});
