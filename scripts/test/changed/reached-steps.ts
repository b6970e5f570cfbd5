import { matchesGlob } from 'node:path';
import type { Step } from '../steps.ts';

/** A step that a change does not reach, and why. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** What `npm test -- changed` runs. */
export interface Reached {
  readonly steps: readonly Step[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The steps that a change reaches, of `npm run check:all` too. One without `inputs` runs for every change; one with `narrow`
 * runs only the tests that reach a changed file.
 * @param files - changed paths from the root, with `/`.
 * @param base - the commit that they differ from.
 */
export function reachedSteps(all: readonly Step[], files: readonly string[], base: string): Reached {
  const steps: Step[] = [];
  const leftOut: LeftOut[] = [];
  for (const step of all) {
    const { inputs, narrow } = step;
    if (inputs && !files.some((file) => inputs.some((glob) => matchesGlob(file, glob))))
      leftOut.push({ name: step.name, why: `nothing changed in ${inputs.join(', ')}` });
    else steps.push(narrow ? { ...step, command: narrow(step.command, base), mayBeEmpty: true } : step);
  }
  return { steps, leftOut };
}
