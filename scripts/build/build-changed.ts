import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock, unlock } from '../lock.mjs';
import { fingerprint } from './fingerprint.ts';
import { type Part, parts } from './parts.ts';
import { runPart } from './run-part.ts';

const CACHE = 'node_modules/.cache/build';
const LOCK = join(CACHE, 'lock');

/** Runs `work` while no other process builds: two starts at once must not write one dist folder. */
async function withLock(work: () => Promise<void>): Promise<void> {
  while (!tryLock(LOCK)) await wait(200);
  try {
    await work();
  } finally {
    unlock(LOCK);
  }
}

/** Makes one part where its sources changed. @param onStart - called before the work, where there is any. */
async function buildPart(part: Part, quiet: boolean, onStart?: () => void): Promise<void> {
  const stamp = join(CACHE, part.name);
  const wanted = fingerprint(part.inputs);
  if (existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  onStart?.();
  const startedMs = performance.now();
  await runPart(part, quiet);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
  if (!quiet) console.log(`built ${part.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

/**
 * Makes every part whose sources changed since it was last made.
 * @param wanted - names of parts; all of them where none is given.
 * @throws Error that names the part which failed; the builder's own output stands above.
 */
export async function buildChanged(...wanted: readonly Part['name'][]): Promise<void> {
  await withLock(async () => {
    for (const part of parts)
      if (wanted.length === 0 || wanted.includes(part.name)) await buildPart(part, false);
  });
}

/** The same for `npm start`: one line where there is something to make, and nothing else. */
async function buildQuietly(): Promise<void> {
  let said = false;
  const say = () => {
    if (!said) console.log('Construyendo el sitio (tarda unos segundos)…');
    said = true;
  };
  await withLock(async () => {
    for (const part of parts) await buildPart(part, true, say);
  });
}

/**
 * Makes all that changed. A failed build ends the process with one line under the builder's own output.
 * @param quiet - says one line at most, unless it fails.
 */
export async function buildOrExit({ quiet = false } = {}): Promise<void> {
  try {
    await (quiet ? buildQuietly() : buildChanged());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
