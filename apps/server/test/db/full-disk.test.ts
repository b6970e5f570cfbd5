import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SecurityNotices } from '@ministerio/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { overwritePage } from '../damaged-page.ts';
import { damageOf } from '../durability/backend.ts';
import { unprivilegedRunner } from '../postgres/runner.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

// About SQLite's files, so the database is SQLite whatever this run is about: PostgreSQL's disk is its own affair,
// and its refusals are in storage-failure.test.ts.
let dataDir: string;
let database: Database;
let server: TestApp;
let admin: Person;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ministerio-disk-'));
  database = openSqlite({ dataDir: join(dataDir, 'data'), exclusive: true });
  await migrate(database.store, 0);
  server = await createTestApp({}, { database, dataDir, url: null, dispose: () => database.close() });
  admin = await server.person('ADMIN', 'admin');
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const NOT_SAVED = 'No se pudo guardar. No se perdió nada; inténtalo de nuevo.';
const count = async (from: 'categories' | 'attendance') =>
  Number(
    (
      await database.store
        .selectFrom(from)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );
const limitPages = (pages: string) => sql`pragma max_page_count = ${sql.raw(pages)}`.execute(database.store);

test('a full disk refuses with a clear 503, keeps nothing half, and works again when there is room', async () => {
  for (let index = 0; index < 40; index += 1)
    await server.person('USER', `m${index}`, { codigo: `70${index}` });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.store);
  await limitPages(String(rows[0]?.page_count));

  const create = (name: string) => server.call('POST', '/category/create', { as: admin, body: { name } });
  let kept = 0;
  let answer = await create('Grupo');
  while (answer.statusCode === 200) {
    kept += 1;
    // A long name, so that the last pages fill soon.
    answer = await create(`Grupo ${kept} ${'x'.repeat(80)}`);
  }
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { code: 'storage_unavailable', message: NOT_SAVED },
  ]);
  // A category and its entry in the log are one transaction: both or neither.
  const entries = await database.store
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'category')
    .execute();
  expect([await count('categories'), entries.length]).toEqual([kept, kept]);
  // An administrator who wants to see what is wrong can sign in, although no entry can say so.
  const { username, password } = admin;
  const login = await server.call('POST', '/auth/login', { body: { username, password } });
  expect(login.statusCode).toBe(200);

  const ready = async () => (await server.call('GET', '/ready')).json();
  expect(await ready()).toEqual({ code: 'storage_unavailable', message: NOT_SAVED });
  const told = async () =>
    (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>().servidor;
  expect(await told()).toEqual([{ problema: 'escritura', desde: '2026-09-26T23:30:00.000Z' }]);

  const mark = (index: number) =>
    server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: `70${index}` },
    });
  let marked = 0;
  let refused = 0;
  for (let index = 0; index < 40; index += 1) {
    const { statusCode, body } = await mark(index);
    if (statusCode === 200) marked += 1;
    else {
      refused += 1;
      expect([statusCode, body]).toEqual([503, NOT_SAVED]);
    }
  }
  expect(await count('attendance')).toBe(marked);
  expect(await damageOf(database)).toEqual([]);
  expect((await server.call('GET', '/category/categories', { as: admin })).json()).toHaveLength(kept);

  await limitPages('1000000');
  expect((await create('Después')).statusCode).toBe(200);
  expect(refused + marked).toBe(40);
  server.clock.advance(60_000);
  expect(await ready()).toMatchObject({ status: 'ok', problemas: ['escritura'] });
  server.clock.advance(11 * 3_600_000);
  expect(await told()).toHaveLength(1);
  server.clock.advance(13 * 3_600_000);
  expect(await ready()).toMatchObject({ status: 'ok', problemas: [] });
});

test('a copy that fails is told until one is made', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const backupsDir = join(dataDir, 'backups');
  // A file where the folder should be, as on a disk that takes nothing.
  writeFileSync(backupsDir, '');
  const copying = await createTestApp(
    { backupsDir },
    { database, dataDir, url: null, dispose: async () => {} },
  );
  const problems = async () =>
    (await copying.call('GET', '/ready')).json<{ problemas: string[] }>().problemas;
  try {
    await copying.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(problems).toEqual(['copia']);
    rmSync(backupsDir);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect.poll(problems).toEqual([]);
  } finally {
    vi.useRealTimers();
    await copying.close();
  }
});

test('a damaged page is told once somebody meets it', async () => {
  await server.call('POST', '/contactanos', { body: { nombre: 'X', email: 'x@y.bo', mensaje: 'hola' } });
  await sql`pragma wal_checkpoint(truncate)`.execute(database.store);
  const { rows } = await sql<{
    rootpage: number;
  }>`select rootpage from sqlite_schema where name = 'contact_messages'`.execute(database.store);
  await database.close();
  overwritePage(join(dataDir, 'data/ministerio.sqlite'), rows[0]?.rootpage ?? 0);
  database = openSqlite({ dataDir: join(dataDir, 'data'), exclusive: true });
  const damaged = await createTestApp({}, { database, dataDir, url: null, dispose: async () => {} });
  const list = await damaged.call('GET', '/contactanos', { as: admin });
  expect([list.statusCode, list.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
  expect((await damaged.call('GET', '/ready')).json()).toMatchObject({ status: 'ok', problemas: ['datos'] });
  await damaged.close();
});

test('a data folder of somebody else is refused at start with one line', async () => {
  const foreign = join(dataDir, 'foreign');
  mkdirSync(foreign, { mode: 0o500 });
  const { ids } = unprivilegedRunner();
  chmodSync(dataDir, 0o755);
  chmodSync(foreign, 0o555);
  // Root writes everywhere; whoever else the server runs as does not.
  if (ids !== null) process.seteuid?.(ids.uid);
  try {
    expect(() => openSqlite({ dataDir: foreign, exclusive: true })).toThrow(
      /^DATA_DIR: no se puede escribir en la carpeta de datos \(\w+\)\. Revisa sus permisos y el espacio libre\.$/,
    );
  } finally {
    if (ids !== null) process.seteuid?.(0);
  }
  expect(existsSync(join(foreign, 'ministerio.sqlite'))).toBe(false);
});

test('a database file that became read-only is refused at start with one line', async () => {
  const folder = join(dataDir, 'data');
  await database.close();
  const { ids } = unprivilegedRunner();
  chmodSync(dataDir, 0o755);
  chmodSync(folder, 0o777);
  chmodSync(join(folder, 'ministerio.sqlite'), 0o444);
  if (ids !== null) process.seteuid?.(ids.uid);
  try {
    expect(() => openSqlite({ dataDir: folder, exclusive: true })).toThrow(/^DATA_DIR: no se puede escribir/);
  } finally {
    if (ids !== null) process.seteuid?.(0);
    chmodSync(join(folder, 'ministerio.sqlite'), 0o600);
  }
  database = openSqlite({ dataDir: folder, exclusive: true });
  expect(await count('attendance')).toBe(0);
  await database.close();
});
