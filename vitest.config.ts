import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/test/chromium-launch.ts';
import { SLOW_MACHINE_MS } from './scripts/test/slow-machine.ts';
import { nodeProjects } from './vitest.node.config.ts';

export default defineConfig({
  test: {
    projects: [
      ...nodeProjects,
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/resting.ts'],
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
