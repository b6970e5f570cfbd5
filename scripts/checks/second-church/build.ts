import { join } from 'node:path';
import { parts } from '../../build/parts.ts';
import { run } from './run.ts';

/**
 * Builds the copy. Not by `scripts/build.ts`: what it remembers of former builds lies in `node_modules`, which the
 * copy shares.
 */
export async function buildScratch(scratch: string): Promise<void> {
  const [first, ...others] = parts;
  const build = ({ command: [program, ...args], cwd }: (typeof parts)[number]) =>
    run(program, args, join(scratch, cwd));
  if (first) await build(first);
  await Promise.all(others.map(build));
}
