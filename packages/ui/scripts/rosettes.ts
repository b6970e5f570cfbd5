/**
 * Draws the church's window once, as static files that pages show with <img>.
 * Usage: node packages/ui/scripts/rosettes.ts FOLDER
 * Writes FOLDER/hero.svg, FOLDER/logo.svg, FOLDER/{crop}-{glass}.svg, FOLDER/grabado-{scene}.svg,
 * FOLDER/emblema-{name}.svg, FOLDER/avatar-{name}.svg and FOLDER/avatar.svg.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { church, palette, type RosetteCrop } from '@ministerio/content';
import { optimize } from 'svgo';
import { avatarRosette, cropSeeds, crops, logoRosette, wholeRosette } from '../src/rosette/crops.ts';
import { drawRosette, type RosetteOptions } from '../src/rosette/draw-rosette.ts';
import { drawEmblem } from '../src/rosette/emblem/draw-emblem.ts';
import { emblems } from '../src/rosette/emblem/emblems.ts';
import { drawEngraving, engravingScenes } from '../src/rosette/engraving/draw-engraving.ts';
import { glassNames } from '../src/rosette/glass.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node packages/ui/scripts/rosettes.ts FOLDER');
mkdirSync(folder, { recursive: true });

function save(name: string, svg: string, floatPrecision: number): void {
  const { data } = optimize(svg, { multipass: true, floatPrecision });
  writeFileSync(join(folder ?? '', `${name}.svg`), data);
}

function write(name: string, options: Omit<RosetteOptions, 'palette'>): void {
  save(name, drawRosette({ palette, ...options }), 0);
}

const seed = church.rosetteSeed;
write('hero', { seed, view: wholeRosette, background: false });
write('logo', { seed, ...logoRosette });
write('avatar', { seed, ...avatarRosette });
for (const [crop, view] of Object.entries(crops)) {
  for (const [index, glass] of glassNames.entries()) {
    write(`${crop}-${glass}`, {
      seed: seed + cropSeeds[crop as RosetteCrop] + index * 100,
      view,
      glass,
      lead: 6,
    });
  }
}
for (const [name, emblem] of Object.entries(emblems)) {
  save(`emblema-${name}`, drawEmblem(emblem, { palette, size: 'panel' }), 0);
  save(`avatar-${name}`, drawEmblem(emblem, { palette, size: 'avatar' }), 0);
}
for (const scene of engravingScenes) save(`grabado-${scene}`, drawEngraving(scene, seed, palette), 1);
