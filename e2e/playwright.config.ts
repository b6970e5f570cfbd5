import { chromiumLaunch } from '@ministerio/test-kit/chromium-launch';
import { defineConfig } from '@playwright/test';
import { moveClocksOfWorkers } from './support/afternoon.ts';

moveClocksOfWorkers();

/**
 * A real browser against the real server; the test run says where the browser is (CHROMIUM_PATH). Journeys are what a person
 * does; a sweep opens every page or screen under one condition, which takes too long for every change.
 */
export default defineConfig({
  // Both run at the same time, and each empties its own folder.
  projects: [
    { name: 'journeys', testDir: 'journeys', outputDir: '../test-results/journeys' },
    { name: 'sweeps', testDir: 'sweeps', outputDir: '../test-results/sweeps' },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Elements appear within a second; a machine that other work holds is no failure.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'es-BO',
    // Not the church's zone: what is shown must not depend on the phone's.
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    // Recording slows every journey down; `--trace on` records the one that is looked into.
    trace: 'off',
    launchOptions: chromiumLaunch,
  },
});
