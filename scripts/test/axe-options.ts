import type { RunOptions } from 'axe-core';

/**
 * How axe runs under test: nobody reads there what it passed, and to write that down is much of its work. Storybook's
 * own panel shows all of it.
 */
export const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  // The style sheets, which only rules that are off need.
  preload: false,
};

/**
 * All that axe looks at in colours, of the rules that it runs by itself. A theme changes nothing else
 * (packages/ui/src/tokens/usage.test.ts).
 */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
