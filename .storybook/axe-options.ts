import type { RunOptions } from 'axe-core';

/**
 * How axe runs under test: nobody reads there what it passed, and to write that down is much of its work. Storybook's
 * own panel shows all of it.
 */
export const underTestOptions: RunOptions = {
  resultTypes: ['violations'],
  // The style sheets, which only rules that are off need.
  preload: false,
};
