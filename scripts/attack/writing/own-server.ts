import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the server of an attack is started with; the tokens of the matrix are signed with the key. */
export const SECRET = 'una llave solo para atacar, nunca de un sitio';
export const ADMIN = { username: 'atacada', password: 'gallo puente nublado' } as const;

export interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the built server on a scratch folder, which goes as it stops (R70). @param env - on top of its own. */
export async function startOwnServer(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ministerio-ataque-'));
  const child = spawn(process.execPath, [resolve('apps/server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '0',
      JWT_SECRET: SECRET,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      SERMONS_FEED_URL: 'http://127.0.0.1:9/',
      ...env,
    },
  });
  return {
    origin: await addressOf(child),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads on after the address, so that the server never writes to a closed pipe. */
function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((found, failed) => {
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const address = /^Listo: (http\S+)$/m.exec(printed)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => failed(new Error('El servidor del ataque terminó sin dar su dirección.')));
  });
}
