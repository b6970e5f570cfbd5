import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { readSetting } from '../../src/db/repositories/settings.ts';
import { type OwnDatabase, takeDatabase } from '../postgres/own-database.ts';
import { type Program, post, startProgram } from '../program.ts';
import { scratch } from '../test-database.ts';

const ADMIN = { username: 'pastor', password: 'una clave dada' };
let folder: string;
let own: OwnDatabase | null;
const started: Program[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(scratch, 'commands-'));
  const server = process.env.TEST_DATABASE_URL;
  own = server === undefined ? null : await takeDatabase(server);
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  own?.giveBack();
  rmSync(folder, { recursive: true, force: true });
});

function run(name: Parameters<typeof startProgram>[0], ...args: string[]): Program {
  const database: Record<string, string> =
    own === null ? {} : { DATABASE_URL: own.url, JWT_SECRET: 'a secret of forty characters, at the least' };
  const program = startProgram(
    name,
    {
      DATA_DIR: join(folder, 'data'),
      DEMO: '0',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...database,
    },
    args,
  );
  started.push(program);
  return program;
}

async function stop({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}

async function signIn(address: string): Promise<string> {
  const answer = await post(`${address}/api/auth/login`, ADMIN);
  return ((await answer.json()) as { token: string }).token;
}

async function tokensNotBefore(): Promise<number> {
  const dataDir = join(folder, 'data');
  const database = own === null ? openSqlite({ dataDir, exclusive: true }) : await openPostgres(own.url);
  try {
    return Number(await readSetting(database.store, 'tokens_not_before_ms'));
  } finally {
    await database.close();
  }
}

test('backup beside a running server, restore after it has stopped', { timeout: 90_000 }, async () => {
  const copy = join(folder, 'copia.sqlite');
  const first = run('server');
  const address = await first.address();
  const token = await signIn(address);
  const categories = (base: string, as: string) =>
    fetch(`${base}/api/category/categories`, { headers: { authorization: `Bearer ${as}` } });
  await post(`${address}/api/category/create`, { name: 'Antes' }, token);

  expect(await run('backup', copy).ended).toEqual({ code: 0, out: `Copia guardada: ${copy}\n`, problem: '' });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const again = await run('backup', copy).ended;
  expect([again.code, again.problem]).toEqual([1, expect.stringContaining('ya existe')]);

  await post(`${address}/api/category/create`, { name: 'Después' }, token);
  const early = await run('restore', copy, '--force').ended;
  expect([early.code, early.problem]).toEqual([1, expect.stringMatching(/servidor .*usa/)]);
  await stop(first);

  const timid = await run('restore', copy).ended;
  expect([timid.code, timid.problem]).toEqual([1, expect.stringContaining('--force')]);
  const restored = await run('restore', copy, '--force').ended;
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(restored.out).toContain('Copia restaurada.');
  // Whoever signs in once the command has ended gets a session that holds.
  expect(await tokensNotBefore()).toBeLessThanOrEqual(Date.now());
  expect(readdirSync(join(folder, 'data', 'backups')).join()).toContain('antes-de-restaurar-');

  const second = run('server');
  const base = await second.address();
  expect((await categories(base, token)).status).toBe(401);
  const list = await categories(base, await signIn(base));
  expect(await list.json()).toMatchObject([{ name: 'Antes' }]);
  await stop(second);
});

test('a command says how it is used, and never writes where files are served', {
  timeout: 60_000,
}, async () => {
  expect(await run('backup').ended).toMatchObject({ code: 1, problem: 'Uso: npm run backup -- ARCHIVO\n' });
  expect(await run('restore').ended).toMatchObject({
    code: 1,
    problem: 'Uso: npm run restore -- ARCHIVO [--force]\n',
  });
  const served = resolve(import.meta.dirname, '../../../site/dist/copia.sqlite');
  const { code, problem } = await run('backup', served).ended;
  expect([code, problem]).toEqual([1, 'ARCHIVO: no puede estar dentro de una carpeta publicada.\n']);
});
