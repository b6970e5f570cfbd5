/**
 * `npm run chromatic`: publishes Storybook to Chromatic, where a team with a project reviews every visual change
 * (`chromatic.config.json`). Nothing else here needs an account.
 */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "chromatic: set CHROMATIC_PROJECT_TOKEN to your project's token. Without an account `npm run check:all` compares the pictures in packages/ui/baselines.",
  );
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
