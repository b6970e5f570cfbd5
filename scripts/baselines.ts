/**
 * `npm run baselines`: takes the pictures anew that `npm run check:all` compares the components with, where they differ, and removes
 * those of no story. They are stored with 256 colours, so that all of them stay small. `npm run baselines -- hero` looks at
 * the story files whose path has that word.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { baselineNames, declaredStories, noteMaker, picturesOf } from '../.storybook/pictures/baselines.ts';
import { pictureFile } from '../.storybook/pictures/frames.ts';
import { chromiumFlags } from '../packages/test-kit/src/chromium-flags.ts';
import { commandOf } from './command.mjs';
import { findBrowser } from './test/find-browser.ts';

/** Fewer colours without dithering: a flat surface keeps exactly its colour, glass loses what nobody sees. */
async function shrink(file: string): Promise<void> {
  const small = await sharp(file).png({ palette: true, colours: 256, dither: 0, effort: 7 }).toBuffer();
  writeFileSync(file, small);
}

const { path: executablePath } = await findBrowser();
process.env.CHROMIUM_PATH = executablePath;
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
noteMaker(browser.version());
await browser.close();

const begunMs = Date.now();
const words = ['run', '--project', 'pictures', ...process.argv.slice(2), '--update=all'];
const { file, args, shell } = commandOf('vitest', words);
const { status } = spawnSync(file, args, { stdio: 'inherit', shell });

const wanted = new Set(declaredStories().flatMap(picturesOf));
for (const name of baselineNames()) {
  const picture = pictureFile(name);
  if (!wanted.has(name)) rmSync(picture);
  else if (statSync(picture).mtimeMs >= begunMs) await shrink(picture);
}
process.exitCode = status ?? 1;
