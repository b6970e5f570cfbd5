import { expect, type Page } from '@playwright/test';

/**
 * Workers come when the browser has nothing better to do, and one that replaces another when that one rests: Chromium may
 * take that to be 30 s after its last event.
 */
export const PATIENCE = { timeout: 90_000 };

/** Waits until a service worker has filled its store and taken over. */
export const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), PATIENCE)
    .toBe('activated');

/** The style sheet is there: without it the root has no ground colour. */
export const isDressed = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim() !== '',
  );
