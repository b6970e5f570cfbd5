import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { axeOptions } from '../scripts/test/axe-options.ts';

const VIOLATIONS = 'violations';
const whole = axe.getReporter<AxeResults>('v1');

// As axe's own 'no-passes', which leaves out what is wrong with each element.
axe.addReporter<AxeResults>(VIOLATIONS, (results, options, done, fail) =>
  whole(
    results,
    { ...options, resultTypes: ['violations'] },
    (found) => done({ ...found, passes: [], incomplete: [], inapplicable: [] }),
    fail,
  ),
);

/** How axe runs on a story under test: the results go through the page's socket into the run's report. */
export const underTestOptions: RunOptions = { ...axeOptions, reporter: VIOLATIONS };
