import type { TestProject } from 'vitest/node';
import { buildChanged } from '../build/build-changed.ts';

/**
 * The server's tests start its programs as they ship, which also takes half as long as from their sources: builds
 * them before the first test and, while vitest watches, after each change.
 */
export async function setup(project: TestProject): Promise<void> {
  await buildChanged('server');
  project.onTestsRerun(() => buildChanged('server'));
}
