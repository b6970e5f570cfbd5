import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** A machine that other work holds starts one in ten seconds and more. */
const START_MS = 45_000;

/** A real server on a fresh database, as `npm start` would run it. */
export interface RunningServer {
  /** Address without a closing slash. */
  readonly url: string;
  readonly adminName: string;
  readonly adminPassword: string;
  /** Everything it printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('e2e: no free port was found.');
  return address.port;
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`e2e: the server did not start.\n${output()}`);
}

/**
 * Starts the built server on a free port and a new DATA_DIR.
 * @param env - environment on top; without ADMIN_PASSWORD the generated one is read from what the server prints.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'ministerio-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const output = () => printed;
  await untilHealthy(url, child, output).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const generated = /(?:Contraseña|contraseña)[^:\n]*:\s*(\S+)/.exec(printed)?.[1];
  return {
    url,
    adminName: env.ADMIN_USERNAME ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD ?? generated ?? '',
    output,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
