/**
 * `npm run soak`: the long forms of the server's reliability tests, first on SQLite, then on a real PostgreSQL:
 * fifty kills among marks, a hundred while sealed copies are written, twenty thousand requests made of the contract. Then two
 * thousand evenings at the screens that mark, in a browser.
 */
import { spawnSync } from 'node:child_process';

const tests = ['apps/server/test/durability', 'apps/server/test/fuzz', 'apps/server/test/api/two-processes'];
/** Of each of the five: administrator, phone of numbers, phone of names, desk and leader. */
const HISTORIES = '400';
const runs = [
  ['SQLite', ['vitest', 'run', '--config', 'vitest.node.config.ts', '--project', 'server', ...tests]],
  ['PostgreSQL', ['node', 'scripts/test/server-postgresql.ts', ...tests]],
  ['Marking', ['vitest', 'run', '--project', 'stories', '--test-timeout=3600000', '.histories.stories.']],
] as const;

for (const [name, [program, ...args]] of runs) {
  console.log(`\n--- ${name}`);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: '1', VITE_HISTORIES: HISTORIES },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
