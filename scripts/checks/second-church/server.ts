import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running server of the copy. */
export interface Running {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The password of its administrator. */
export const PASSWORD = 'una clave solo de prueba';

/** Reads on after the address, so that the server never writes to a closed pipe. */
function printedOrigin(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((found, failed) => {
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const [origin] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (origin) found(origin);
    });
    child.once('exit', () =>
      failed(new Error(`second church: the server ended without an address; it printed:\n${printed}`)),
    );
  });
}

/** Starts the copy's built server with sample data on a port of its own. */
export async function startServer(scratch: string): Promise<Running> {
  const child = spawn('node', ['apps/server/dist/main.js'], {
    cwd: scratch,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(scratch, 'data'),
      ADMIN_PASSWORD: PASSWORD,
      DEMO: '1',
    },
  });
  const ended = once(child, 'exit');
  const origin = await printedOrigin(child);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
