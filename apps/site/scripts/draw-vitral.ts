import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './paths.ts';

/** Crops in place of sermons' missing pictures (decisions section 6), in the order of the sermons' carousel. */
const SERMON_CROPS = ['sunrise-vitral', 'petals-rio', 'arc-aurora', 'rim-fuego'] as const;

/**
 * Draws the church's window and its crops, and publishes them.
 * @throws Error when drawing failed; its output says why.
 */
export function drawVitral(): void {
  const script = join(folders.site, '../../packages/ui/scripts/rosettes.ts');
  const { status } = spawnSync(process.execPath, [script, folders.vitral], { stdio: 'inherit' });
  if (status !== 0) throw new Error('site build: drawing the rosettes failed; its output is above.');
  cpSync(folders.vitral, join(folders.public, vitralFolder()), { recursive: true });
  // The server's addresses for them do not change with the drawing: sermons without a picture show these.
  for (const [place, crop] of SERMON_CROPS.entries()) {
    cpSync(join(folders.vitral, `${crop}.svg`), join(folders.public, `miniatura-${place}.svg`));
  }
}

const HASH_LENGTH = 8;

/**
 * Path under which the drawn pictures are published. It contains a hash of them, so that they can be cached forever; one name for all of them keeps two dozen addresses out of the first script.
 */
export function vitralFolder(): string {
  if (!existsSync(folders.vitral)) return '/assets/vitral';
  const hash = createHash('sha256');
  for (const file of globSync('*.svg', { cwd: folders.vitral }).sort()) {
    hash.update(file).update(readFileSync(join(folders.vitral, file)));
  }
  return `/assets/vitral-${hash.digest('base64url').slice(0, HASH_LENGTH)}`;
}
