import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/test/chromium-launch.ts';

const PORT = 6107;
const root = join(import.meta.dirname, '../..');

if (!existsSync(join(root, 'storybook-static/index.json'))) {
  throw new Error('There is no built Storybook to look at. Run `npm run build:storybook` first.');
}

/**
 * What is looked at in the built Storybook: the components' keys really pressed, and what a designer finds first:
 * sidebar, controls, stories at rest.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  projects: [
    { name: 'keyboard', testDir: 'keyboard' },
    { name: 'catalogue', testDir: 'catalogue' },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${PORT}/index.json`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
});
