import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/test/chromium-launch.ts';

/** What a test may take where other work holds the machine; the product's own speed is measured in `bench/`. */
const SLOW_MACHINE_MS = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          // Rules keep nothing between files; a process for each file took three times as long as the tests.
          isolate: false,
          testTimeout: SLOW_MACHINE_MS,
          include: [
            'packages/*/{src,fixtures,mocks,scripts}/**/*.test.{ts,tsx}',
            'apps/site/{src,scripts}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // Every test has an application and a database of its own, so files share nothing but the loaded modules;
          // loading them for each file took as long as the tests.
          isolate: false,
          setupFiles: ['apps/server/test/setup.ts'],
          include: ['apps/server/{src,test}/**/*.test.ts'],
          // What is waited for comes within milliseconds; a machine that stands still for a second is no failure.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // One page for all files: a fresh one for each would take longer than the stories themselves. Storybook
          // unmounts every story and runs its clean-up, so none leaves anything behind.
          isolate: false,
          testTimeout: SLOW_MACHINE_MS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
