import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureFile, pictureTags } from './.storybook/pictures/frames.ts';
import { chromiumLaunch } from './packages/test-kit/src/chromium-launch.ts';
import { SLOW_MACHINE_MS } from './packages/test-kit/src/slow-machine.ts';
import maker from './packages/ui/baselines/made-by.json' with { type: 'json' };
import { nodeProjects } from './vitest.node.config.ts';

const chromium = (options: PlaywrightProviderOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ ...options, launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
});

/** On another system than the baselines' all pictures differ, by their letters; by the browser's version few, if any. */
const picturesToSkip = maker.platform === process.platform ? [] : pictureTags;

export default defineConfig({
  test: {
    // A picture without its baseline fails; `npm run baselines` makes it.
    update: 'none',
    attachmentsDir: 'test-results/attachments',
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
          hookTimeout: SLOW_MACHINE_MS,
          browser: chromium(),
        },
      },
      {
        // Pictures of the stories with their tags, compared with the baselines.
        plugins: [
          storybookTest({
            configDir: '.storybook/pictures',
            tags: { include: pictureTags, skip: picturesToSkip },
          }),
        ],
        cacheDir: 'node_modules/.cache/pictures',
        test: {
          name: 'pictures',
          isolate: false,
          testTimeout: SLOW_MACHINE_MS,
          hookTimeout: SLOW_MACHINE_MS,
          browser: {
            ...chromium({
              contextOptions: { locale: 'es-BO', timezoneId: 'America/La_Paz', reducedMotion: 'reduce' },
            }),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
                resolveScreenshotPath: ({ arg, root }) => join(root, pictureFile(arg)),
                resolveDiffPath: ({ arg, ext, root }) => join(root, 'test-results/pictures', arg + ext),
              },
            },
          },
        },
      },
    ],
  },
});
