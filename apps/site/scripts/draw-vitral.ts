import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './paths.ts';
import { vitralFolder } from './vitral-folder.ts';

/** Crops that stand in for sermons' missing pictures (decisions section 6), in the order of the sermons' carousel. */
const SERMON_CROPS = ['sunrise-vitral', 'petals-rio', 'arc-aurora', 'rim-fuego'] as const;

/**
 * Draws the church's window and its crops, and puts them where pages find them.
 * @throws Error when drawing failed; what it printed says why.
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
