import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { axeOptions } from '../packages/test-kit/src/axe-options.ts';

const VIOLATIONS = 'violations';
const v1 = axe.getReporter<AxeResults>('v1');

// Results go through the page's socket into the run's report: axe's own 'no-passes' would leave out each element's faults.
axe.addReporter<AxeResults>(VIOLATIONS, (results, options, done, fail) =>
  v1(results, options, (found) => done({ ...found, passes: [], incomplete: [], inapplicable: [] }), fail),
);

/** How axe runs on a story under test. */
export const storyAxeOptions: RunOptions = { ...axeOptions, reporter: VIOLATIONS };
