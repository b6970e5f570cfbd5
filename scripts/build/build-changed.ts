import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { withLock } from './lock.ts';
import { type Part, parts } from './parts.ts';

const CACHE = 'node_modules/.cache/build';

async function run(part: Part): Promise<void> {
  const [program, ...args] = part.command;
  const child = spawn(program, args, {
    cwd: part.cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`build: "${part.name}" failed with code ${code}; its output is above.`);
}

async function buildPart(part: Part): Promise<void> {
  const stamp = join(CACHE, part.name);
  const wanted = fingerprint(part.inputs);
  if (existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const startedMs = performance.now();
  await run(part);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`built ${part.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

/**
 * Makes every part whose sources changed since it was last made.
 * @param wanted - names of parts; all of them where none is given.
 * @throws Error that names the part which failed; the builder's own output stands above.
 */
export async function buildChanged(...wanted: readonly Part['name'][]): Promise<void> {
  await withLock(join(CACHE, 'lock'), async () => {
    for (const part of parts) if (wanted.length === 0 || wanted.includes(part.name)) await buildPart(part);
  });
}

/** Makes all that changed. A failed build ends the process with one line under the builder's own output. */
export async function buildOrExit(): Promise<void> {
  try {
    await buildChanged();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
