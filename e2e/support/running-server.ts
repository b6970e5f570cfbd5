import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
/** A machine that other work holds starts one in ten seconds and more. */
const START_MS = 45_000;

/** The port of this worker's last server: below those that a system gives to whoever asks for any. */
let lastPort = 20_000;

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

/** Listens on a port. @returns null where somebody else does. */
async function hold(port: number): Promise<Server | null> {
  const holder = createServer().listen(port, '127.0.0.1');
  return once(holder, 'listening').then(
    () => holder,
    () => null,
  );
}

/**
 * A free port for a server, whose own addresses name it: it must be known before the start.
 * @returns `release` gives up the port beside it, which keeps other workers and runs away until the server listens.
 */
async function reservePort(): Promise<{ port: number; release: () => void }> {
  for (;;) {
    lastPort += 2;
    const guard = await hold(lastPort + 1);
    const probe = guard && (await hold(lastPort));
    if (probe) {
      await once(probe.close(), 'close');
      return { port: lastPort, release: () => guard.close() };
    }
    guard?.close();
  }
}

/** Waits for the server's own word: whoever answers at its address may be another one. */
function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((listens, failed) => {
    const fail = () => {
      clearTimeout(late);
      failed(new Error(`e2e: the server did not start.\n${output()}`));
    };
    const late = setTimeout(fail, START_MS);
    child.once('exit', fail);
    child.stdout?.on('data', () => {
      if (!/^Listo: /m.test(output())) return;
      clearTimeout(late);
      child.off('exit', fail);
      listens();
    });
  });
}

/**
 * Starts the built server on a free port and a new DATA_DIR.
 * @param env - environment on top; without ADMIN_PASSWORD the generated one is read from what the server prints.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const { port, release } = await reservePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'ministerio-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const output = () => printed;
  await untilListening(child, output)
    .catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    })
    .finally(release);
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
