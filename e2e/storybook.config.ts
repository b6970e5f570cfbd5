import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The static Storybook in a real browser, one for all of it; `npm run build:storybook` makes what it opens. */
export default defineConfig({
  ...journeys,
  testDir: 'storybook',
  outputDir: '../test-results/storybook',
  workers: 1,
  timeout: 1_500_000,
  // The whole of Storybook loads before its first page shows.
  expect: { timeout: 60_000 },
  use: { ...journeys.use, actionTimeout: 60_000 },
  projects: [
    { name: 'pages', testIgnore: 'docs-axe.spec.ts' },
    // Every documentation page in both themes takes as long as half of `npm test`: `npm run check:docs`.
    { name: 'axe', testMatch: 'docs-axe.spec.ts' },
  ],
});
