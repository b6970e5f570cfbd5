import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The static Storybook in a real browser, one for all of it; `npm run build:storybook` makes what it opens. */
export default defineConfig({
  ...journeys,
  testDir: 'storybook',
  outputDir: '../test-results/storybook',
  workers: 1,
  timeout: 600_000,
});
