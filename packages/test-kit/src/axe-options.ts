import type { RunOptions } from 'axe-core';

/**
 * Options of axe under test: no list of passed rules, which would take much of its time. Storybook's own panel shows all
 * of them.
 */
export const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  // Style sheets: only disabled rules need them.
  preload: false,
};

/**
 * Rules of axe about colours that are on by default. A theme changes nothing else
 * (packages/ui/src/tokens/usage.test.ts).
 */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
