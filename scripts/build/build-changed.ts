import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock, unlock } from '../lock.mjs';
import { type Part, parts } from './parts.ts';
import { runPart } from './run-part.ts';

const CACHE = 'node_modules/.cache/build';
const LOCK = join(CACHE, 'lock');

/** Runs `work` while no other process builds: two starts must not write one dist folder at once. */
async function withLock(work: () => Promise<void>): Promise<void> {
  while (!tryLock(LOCK)) await wait(200);
  try {
    await work();
  } finally {
    unlock(LOCK);
  }
}

/**
 * One hash over the names and contents of the files that match, tests and stories left out.
 * @param globs - from the repository's root.
 */
function fingerprint(globs: readonly string[]): string {
  const files = globSync([...globs])
    .filter((file) => !/\.(test|stories)\.tsx?$|[\\/]node_modules[\\/]|[\\/]generated[\\/]/.test(file))
    .filter((file) => statSync(file).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file));
  return hash.update(process.version).digest('hex');
}

/** Builds one part if its sources changed. @param onStart - called before the work, where there is any. */
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
 * Builds every part whose sources changed since its last build.
 * @param wanted - names of parts; all of them by default.
 * @throws Error that names the part which failed; the builder's own output precedes it.
 */
export async function buildChanged(...wanted: readonly Part['name'][]): Promise<void> {
  await withLock(async () => {
    for (const part of parts)
      if (wanted.length === 0 || wanted.includes(part.name)) await buildPart(part, false);
  });
}

/** The same for `npm start`: prints one line if anything is built. */
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
 * Builds everything that changed. A failed build ends the process with one line after the builder's own output.
 * @param quiet - prints at most one line, unless it fails.
 */
export async function buildOrExit({ quiet = false } = {}): Promise<void> {
  try {
    await (quiet ? buildQuietly() : buildChanged());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
