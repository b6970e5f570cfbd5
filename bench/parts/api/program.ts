import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The administrator of {@link startChurch}. */
export const ADMIN = { username: 'pastor', password: 'una clave de prueba' } as const;

/** A server as a process of its own. */
export interface Program {
  readonly address: string;
  /** Milliseconds from the start of the process to its first word that it listens. */
  readonly startMs: number;
  /** Processor time that it has used so far; null where the system has no /proc. */
  processorMs(): number | null;
  stop(): Promise<void>;
}

/** Starts a program that prints `Listo: ADDRESS`. Its log goes to a file: reading it would cost the one who measures. */
export async function startProgram(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const logPath = join(mkdtempSync(join(tmpdir(), 'bench-log-')), 'log');
  const log = openSync(logPath, 'w');
  const begin = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await addressIn(logPath, child);
  return {
    address,
    startMs: performance.now() - begin,
    processorMs: () => processorMsOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The built server on a new database, which goes when it is stopped.
 * @param demo - whether with the sample data.
 */
export async function startChurch(root: string, demo = false): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-church-'));
  const server = await startProgram(join(root, 'apps/server/dist/main.js'), [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: demo ? '1' : '0',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Signs in at a server. @returns the account's token. */
export async function tokenOf(
  { address }: Program,
  account: { readonly username: string; readonly password: string } = ADMIN,
): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`bench: the sign-in was answered ${answer.status}.`);
  return ((await answer.json()) as { readonly token: string }).token;
}

/** Linux counts it in ticks, a hundred a second: user and system time are fields 14 and 15 of proc(5) `stat`. */
function processorMsOf(pid = 0): number | null {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return null;
  const afterName = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}

async function addressIn(logPath: string, child: ChildProcess): Promise<string> {
  while (child.exitCode === null) {
    const found = /^Listo: (http\S+)$/m.exec(readFileSync(logPath, 'utf8'))?.[1];
    if (found !== undefined) return found;
    await sleep(2);
  }
  throw new Error(`The server ended before it listened: ${readFileSync(logPath, 'utf8')}`);
}
