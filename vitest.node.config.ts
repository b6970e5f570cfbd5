import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SLOW_MACHINE_MS } from './packages/test-kit/src/slow-machine.ts';

const rules = globSync([
  'packages/*/{src,fixtures,mocks,scripts,vendor-patches}/**/*.test.{ts,tsx}',
  'apps/site/{src,scripts}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  '.storybook/**/*.test.{ts,tsx}',
  'bench/*.test.ts',
]);
const imports = (module: string) => (test: string) => readFileSync(test, 'utf8').includes(`'node:${module}`);
const programs = rules.filter(imports('child_process'));
/** Files that a test reads are no imports of it: no change says whether it reaches such a test. */
const files = rules.filter((test) => imports('fs')(test) && !programs.includes(test));

const unit = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  plugins: [react()],
  test: {
    name,
    environment: 'node',
    // Rules keep nothing between files; a process for each file took three times as long as the tests.
    isolate: false,
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
    include,
  },
});

/** Tests without a browser: the rules, those about files of the repository, those about its programs, and the server. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  unit(
    'unit',
    rules.filter((test) => !programs.includes(test) && !files.includes(test)),
  ),
  unit('files', files),
  unit('programs', programs),
  {
    test: {
      name: 'server',
      environment: 'node',
      // Every test has an application and a database of its own, so files share nothing but the loaded modules;
      // loading them for each file took as long as the tests.
      isolate: false,
      globalSetup: ['scripts/test/build-server.ts'],
      setupFiles: ['apps/server/test/setup.ts'],
      include: ['apps/server/{src,test}/**/*.test.ts'],
      // Results come within milliseconds; a machine that stands still for a second is no failure.
      expect: { poll: { timeout: 20_000 } },
      testTimeout: SLOW_MACHINE_MS,
      hookTimeout: SLOW_MACHINE_MS,
    },
  },
];

/** Theirs alone, for `npm test`: Storybook, which stories need, takes longer to load than the rules to run. */
export default defineConfig({ test: { projects: nodeProjects } });
