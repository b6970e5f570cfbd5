import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/db/database.ts';
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

/** @param version - the published one. */
async function publishNotice(address: string, token: string, version: number, texto: string): Promise<void> {
  const answer = await fetch(`${address}/api/contenido/aviso`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version, valor: { texto, enlace: null, hasta: '2999-12-31' } }),
  });
  expect(answer.status).toBe(200);
}

async function shownNotice(address: string): Promise<string | undefined> {
  const answer = await fetch(`${address}/api/contenido/aviso`);
  return ((await answer.json()) as { valor: { texto: string } | null }).valor?.texto;
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

test('backup beside a running server, restore after it has stopped', async () => {
  const copy = join(folder, 'copia.sqlite');
  const first = run('server');
  const address = await first.address();
  const token = await signIn(address);
  const categories = (base: string, as: string) =>
    fetch(`${base}/api/category/categories`, { headers: { authorization: `Bearer ${as}` } });
  await post(`${address}/api/category/create`, { name: 'Antes' }, token);
  await publishNotice(address, token, 0, 'Antes');

  const saved = await run('backup', copy).ended;
  expect(saved).toMatchObject({ code: 0, problem: '' });
  expect(saved.out).toContain(`Copia guardada: ${copy}\n`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const again = await run('backup', copy).ended;
  expect([again.code, again.problem]).toEqual([1, expect.stringContaining('ya existe')]);

  await post(`${address}/api/category/create`, { name: 'Después' }, token);
  await publishNotice(address, token, 1, 'Después');
  expect(await shownNotice(address)).toBe('Después');
  const early = await run('restore', copy, '--plain', '--force').ended;
  expect([early.code, early.problem]).toEqual([1, expect.stringMatching(/servidor .*usa/)]);
  await stop(first);

  const timid = await run('restore', copy, '--plain').ended;
  expect([timid.code, timid.problem]).toEqual([1, expect.stringContaining('--force')]);
  const restored = await run('restore', copy, '--plain', '--force').ended;
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(restored.out).toContain('Copia restaurada.');
  // A sign-in after the command has ended gets a session that holds.
  expect(await tokensNotBefore()).toBeLessThanOrEqual(Date.now());
  expect(readdirSync(join(folder, 'data', 'backups')).join()).toContain('antes-de-restaurar-');

  const second = run('server');
  const base = await second.address();
  expect((await categories(base, token)).status).toBe(401);
  const list = await categories(base, await signIn(base));
  expect(await list.json()).toMatchObject([{ name: 'Antes' }]);
  expect(await shownNotice(base)).toBe('Antes');
  await stop(second);
});

test('a command says how it is used, and never writes where files are served', async () => {
  expect(await run('backup').ended).toMatchObject({ code: 1, problem: 'Uso: npm run backup -- ARCHIVO\n' });
  expect(await run('restore').ended).toMatchObject({
    code: 1,
    problem: expect.stringContaining('Uso: npm run restore -- CARPETA'),
  });
  const served = resolve(import.meta.dirname, '../../../site/dist/copia.sqlite');
  const { code, problem } = await run('backup', served).ended;
  expect([code, problem]).toEqual([1, 'ARCHIVO: no puede estar dentro de una carpeta publicada.\n']);
});

/** Output of `npm run audit` and its exit code. */
async function audit(...args: string[]) {
  const { code, out, problem } = await run('audit', ...args).ended;
  return { code, said: out + problem };
}

/** Changes the database by hand. */
async function byHand(change: (store: Store) => Promise<unknown>): Promise<void> {
  const dataDir = join(folder, 'data');
  const database = own === null ? openSqlite({ dataDir, exclusive: false }) : await openPostgres(own.url);
  try {
    await change(database.store);
  } finally {
    await database.close();
  }
}

const headOf = (said: string) => /cabeza ([0-9a-f]{64})/.exec(said)?.[1] ?? '';

test('the chain is whole beside a running server, in a copy and after its restore; an edit is told', async () => {
  const copy = join(folder, 'copia.sqlite');
  const first = run('server');
  const address = await first.address();
  const create = (base: string, as: string, name: string) =>
    post(`${base}/api/category/create`, { name }, as);
  expect(await audit('head')).toEqual({ code: 0, said: 'Cadena del registro: todavía sin entradas.\n' });
  const token = await signIn(address);
  await create(address, token, 'Antes');
  await expect
    .poll(async () => (await audit('head')).said)
    .toMatch(
      /^Cadena del registro: eslabón 2, entrada 2 del \d\d-\d\d-\d{4} \d\d:\d\d, cabeza [0-9a-f]{64}\n$/,
    );
  const saved = await run('backup', copy).ended;
  const early = headOf(saved.out);
  expect(await audit('head', copy)).toEqual({ code: 0, said: expect.stringContaining(`cabeza ${early}`) });
  expect(await audit('verify', '--head', early)).toEqual({
    code: 0,
    said: expect.stringContaining('Registro completo. Entradas en la cadena: 2.'),
  });
  // Entries of the last second are linked as the server stops.
  await create(address, token, 'Después');
  await stop(first);
  const late = headOf((await audit('head')).said);
  expect(late).not.toBe(early);
  expect((await audit('verify', '--head', early)).code).toBe(0);

  expect((await run('restore', copy, '--plain', '--force').ended).code).toBe(0);
  expect(await audit('verify', '--head', early)).toEqual({
    code: 0,
    said: expect.stringContaining('Todavía fuera de la cadena: 1.'),
  });
  const second = run('server');
  const base = await second.address();
  await create(base, await signIn(base), 'Otra vez');
  await stop(second);
  expect(await audit('verify', '--head', early)).toEqual({
    code: 0,
    said: expect.stringContaining('Registro completo. Entradas en la cadena: 5.'),
  });
  const unknown = await audit('verify', '--head', late);
  expect(unknown.code).toBe(1);
  expect(unknown.said).toMatch(/La cabeza [0-9a-f]+ no está en la cadena\.\nEl .* se restauró una copia/);

  await byHand((store) =>
    store.updateTable('audit_log').set({ actor_name: 'ruth' }).where('id', '=', 1).execute(),
  );
  const changed = await audit('verify');
  expect(changed.code).toBe(1);
  // The database before the restore went further, which the restore explains.
  expect(changed.said).toMatch(
    /^La copia antes-de-restaurar-.* tenía otro registro hasta la entrada 3: .*\nEl .* se restauró una copia.*\nCopias que concuerdan con el registro: \d\.\nLa entrada 1 del .* fue cambiada\.\nEl registro no está completo\.\n$/,
  );
  await byHand((store) => store.deleteFrom('audit_chain').execute());
  const unlinked = await audit('verify');
  expect([unlinked.code, unlinked.said]).toEqual([
    1,
    expect.stringContaining('Ninguna de las 5 entradas está en la cadena'),
  ]);
  expect(await audit('verify', 'x')).toEqual({
    code: 1,
    said: expect.stringContaining('Uso: npm run audit'),
  });
});
