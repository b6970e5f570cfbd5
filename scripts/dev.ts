/**
 * `npm run dev`: the server restarts when its sources change, the site reloads in the browser.
 * The site's own port is PORT (3000), the API behind it PORT + 1.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { servePages } from './dev/pages.ts';
import { RestartingServer } from './dev/restarting-server.ts';
import { COLOUR_SOURCES, effectsOf, SERVER_SOURCES } from './dev/what-changed.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = String(port + 1);
const root = process.cwd();

/** Builds do the same; the pages take the new colours up by themselves. */
function writeColours(): void {
  spawnSync(process.execPath, ['packages/ui/scripts/tokens.ts'], { stdio: 'inherit' });
}

writeColours();
const server = new RestartingServer(['apps/server/src/main.ts', '--developing'], {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: apiPort,
});
// A refused start has given its reason: pages without an API would only hide it.
if (!(await server.start())) process.exit(1);

process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`;
const watched = [...SERVER_SOURCES, ...COLOUR_SOURCES].map((path) => resolve(root, path));
const onChange = (file: string) => {
  const { server: isServers, colours } = effectsOf(file, root);
  if (colours) writeColours();
  if (isServers) void server.restart();
};
const pages = await servePages({ host, port, watched, onChange }).catch(async (error: unknown) => {
  await server.stop();
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    /already in use/.test(message)
      ? `PORT: el puerto ${port} ya está en uso. Elige otro con PORT=...`
      : message,
  );
  process.exit(1);
});
console.log(`Listo: http://${['0.0.0.0', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`);

async function stop(): Promise<void> {
  await Promise.all([server.stop(), pages.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
