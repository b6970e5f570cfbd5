import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const built = (name: string) => resolve(import.meta.dirname, `../dist/${name}.js`);

/**
 * The programs that people start, as they ship (scripts/test/build-server.ts). Their sources are never loaded here: they tell
 * vitest which changes reach the tests that start them.
 */
const programs = {
  server: { file: built('main'), source: () => import('../src/main.ts') },
  admin: { file: built('admin'), source: () => import('../src/cli/admin.ts') },
  backup: { file: built('backup'), source: () => import('../src/cli/backup.ts') },
  restore: { file: built('restore'), source: () => import('../src/cli/restore.ts') },
  audit: { file: built('audit'), source: () => import('../src/cli/audit.ts') },
  copies: { file: built('copies'), source: () => import('../src/cli/copies.ts') },
} as const;

/** How a program ended and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly problem: string;
}

/** A program as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Address of a server once it listens. @throws what it printed where it ends before. */
  address(): Promise<string>;
  /** Output so far. */
  out(): string;
}

/**
 * Starts a program with an environment of its own.
 * @param env - all that it gets beside PATH and a free port.
 */
export function startProgram(
  name: keyof typeof programs,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Program {
  const child = spawn(process.execPath, [programs[name].file, ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
  });
  let out = '';
  let problem = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    problem += chunk.toString();
  });
  const ended = new Promise<Ended>((done) => child.on('close', (code) => done({ code, out, problem })));
  return {
    child,
    ended,
    out: () => out,
    address: () =>
      new Promise((done, fail) => {
        const look = () => {
          const found = /^Listo: (http\S+)$/m.exec(out)?.[1];
          if (found !== undefined) done(found);
        };
        child.stdout.on('data', look);
        child.on('exit', () => fail(new Error(`the server ended: ${problem}`)));
        look();
      }),
  };
}

/** One call with a JSON body. */
export function post(url: string, body: object, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
