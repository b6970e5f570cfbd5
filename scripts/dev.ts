/**
 * `npm run dev`: the server restarts when its sources change, the site reloads in the browser.
 * The site's own port is PORT (3000), the API behind it PORT + 1.
 */
import { spawn, spawnSync } from 'node:child_process';

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const shell = process.platform === 'win32';

// Builds do the same; here a changed palette is taken up by the next start.
spawnSync('node', ['packages/ui/scripts/tokens.ts'], { stdio: 'inherit', shell });

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    shell,
    env: { ...process.env, PORT: String(apiPort) },
  }),
  spawn('vite', ['--port', String(port), '--strictPort'], {
    cwd: 'apps/site',
    stdio: 'inherit',
    shell,
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  }),
];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
