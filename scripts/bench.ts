/** `npm run bench [-- NAME...]`: installs what only the benchmark needs, builds what changed, then measures. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from './build/build-changed.ts';

const stamp = join('bench', 'node_modules', '.installed');
const wanted = createHash('sha256').update(readFileSync('bench/pnpm-lock.yaml')).digest('hex');

function run(program: string, ...args: string[]): number {
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const code = run('pnpm', '--dir', 'bench', 'install', '--frozen-lockfile', '--loglevel', 'warn');
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, wanted);
}
await buildOrExit({ quiet: true });
process.exitCode = run('tsc', '-p', 'bench') || run('node', 'bench/run.ts', ...process.argv.slice(2));
