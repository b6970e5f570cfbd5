/**
 * `npm run baselines`: takes the pictures anew that `npm test` compares the components with. Storybook is built, every
 * picture of `e2e/storybook/pictures/list.ts` taken and stored with 256 colours, so that all of them stay small.
 */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { findBrowser } from './test/find-browser.ts';

const FOLDER = 'packages/ui/baselines';

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`baselines: ${program} ${args[0] ?? ''} failed; its output is above.`);
}

/** Fewer colours without dithering: a flat surface keeps exactly its colour, glass loses what nobody sees. */
async function shrink(file: string): Promise<void> {
  const small = await sharp(file).png({ palette: true, colours: 256, dither: 0, effort: 7 }).toBuffer();
  writeFileSync(file, small);
}

process.env.CHROMIUM_PATH = (await findBrowser()).path;
run('storybook', 'build', '--quiet', '--disable-telemetry');
const begunMs = Date.now();
process.env.BASELINES = 'update';
run(
  'playwright',
  'test',
  '--config',
  'e2e/storybook/playwright.config.ts',
  '--project',
  'pictures',
  '--grep',
  'what a designer sees',
);
// Nothing is thrown away before its successor is there.
for (const file of globSync(`${FOLDER}/*.png`)) {
  if (statSync(file).mtimeMs < begunMs) rmSync(file);
  else await shrink(file);
}
