/** `npm run check:docs`: Storybook built anew, and axe on every documentation page of it in both themes. */
import { spawnSync } from 'node:child_process';
import { commandOf } from '../command.mjs';
import { buildStorybook } from '../storybook/build.ts';
import { findBrowser } from '../test/find-browser.ts';

await buildStorybook();
process.env.CHROMIUM_PATH = (await findBrowser()).path;
const { file, args, shell } = commandOf('playwright', [
  'test',
  '--config',
  'e2e/storybook.config.ts',
  '--project',
  'axe',
]);
process.exitCode = spawnSync(file, args, { stdio: 'inherit', shell }).status ?? 1;
