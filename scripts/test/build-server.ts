import type { TestProject } from 'vitest/node';
import { buildChanged } from '../build/build-changed.ts';

/**
 * Builds the server and what it serves before its tests, and the server again in watch mode after each change: the tests
 * start its programs as they ship, in half the time that their sources would take. A server started before or during a build
 * of the site would have no pages, so the `build` step must find nothing left to do.
 */
export async function setup(project: TestProject): Promise<void> {
  await buildChanged();
  project.onTestsRerun(() => buildChanged('server'));
}
