import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emblemNames, palette } from '@ministerio/content';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { drawEmblem } from '../../../packages/ui/src/rosette/emblem/draw-emblem.ts';
import { emblems } from '../../../packages/ui/src/rosette/emblem/emblems.ts';
import { drawMarks } from './draw-marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'marks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes of every avatar a small round picture on white, and of nothing else', async () => {
  for (const name of emblemNames) {
    const svg = drawEmblem(emblems[name], { palette, size: 'avatar' });
    writeFileSync(join(folder, `avatar-${name}.svg`), svg);
  }
  writeFileSync(join(folder, 'hero.svg'), '<svg/>');
  await drawMarks(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(files).toHaveLength(emblemNames.length);
  for (const file of files) {
    expect(statSync(join(folder, file)).size, file).toBeLessThan(12_000);
    const picture = sharp(join(folder, file));
    const { width, height, hasAlpha } = await picture.metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 160, height: 160, hasAlpha: false });
    const [corner, middle] = await Promise.all(
      [0, 80].map((at) =>
        sharp(join(folder, file)).extract({ left: at, top: at, width: 1, height: 1 }).raw().toBuffer(),
      ),
    );
    expect([...(corner ?? [])].slice(0, 3)).toEqual([255, 255, 255]);
    expect([...(middle ?? [])].slice(0, 3)).not.toEqual([255, 255, 255]);
  }
});
