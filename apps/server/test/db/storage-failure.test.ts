import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreTransaction } from '../../src/db/database.ts';
import { databaseFailure, storageFault } from '../../src/db/errors.ts';
import { command } from '../postgres/own-database.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  await server.person('USER', 'ana', { codigo: '5501' });
});
afterEach(async () => {
  // The next test may have the same database.
  await readOnly(false);
  await server.close();
});

/** The database's own way to refuse every write, as a full or read-only disk does. */
async function readOnly(on: boolean): Promise<void> {
  const { database, url } = server.storage;
  const value = on ? 'on' : 'off';
  if (url === null) {
    await sql`pragma query_only = ${sql.raw(value)}`.execute(database.store);
    return;
  }
  // From outside, as an administrator would; the server's connections end and it makes new ones.
  const name = new URL(url).pathname.slice(1);
  await command(
    process.env.TEST_DATABASE_URL ?? '',
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

test('a disk that takes nothing any more is told to the caller, and work goes on when it does again', async () => {
  await readOnly(true);
  const mark = () =>
    server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: '5501' },
    });
  const answer = await mark();
  expect([answer.statusCode, answer.body]).toEqual([
    503,
    'No se pudo guardar. No se perdió nada; inténtalo de nuevo.',
  ]);
  const category = await server.call('POST', '/category/create', { as: admin, body: { name: 'Uno' } });
  expect(category.json()).toEqual({
    code: 'storage_unavailable',
    message: 'No se pudo guardar. No se perdió nada; inténtalo de nuevo.',
  });
  // Once a connection is back, the disk is what is wrong.
  await expect
    .poll(async () => {
      // Only a write that is refused shows it.
      await mark();
      const answer = await server.call('GET', '/avisos', { as: admin });
      if (answer.statusCode !== 200) return answer.statusCode;
      return answer.json<{ servidor: { problema: string }[] }>().servidor.map(({ problema }) => problema);
    })
    .toEqual(['escritura']);
  expect((await server.call('GET', '/ready')).json()).toMatchObject({ code: 'storage_unavailable' });
  // Not at once on PostgreSQL: the server may still hold a connection whose end it has not been told of.
  await expect
    .poll(async () => (await server.call('GET', '/auth/users', { as: admin })).statusCode)
    .toBe(200);
  await readOnly(false);
  await expect.poll(async () => (await mark()).statusCode).toBe(200);
});

/** The storage fails under a work: the connection ends, or the file takes nothing any more. */
async function failUnder(transaction: StoreTransaction): Promise<void> {
  const { url } = server.storage;
  if (url === null) {
    await sql`pragma query_only = on`.execute(transaction);
    return;
  }
  const outside = process.env.TEST_DATABASE_URL ?? '';
  const name = new URL(url).pathname.slice(1);
  await command(outside, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  // By the time this is answered the end has come, and no question was open that could be told of it.
  await command(outside, 'SELECT 1');
}

test('storage that fails between two questions of a work ends the work, not the server', async () => {
  const { database } = server.storage;
  const category = (name: string) => ({ name, name_key: name, created_ms: 0 });
  const work = database.store.transaction().execute(async (transaction) => {
    await transaction.insertInto('categories').values(category('uno')).execute();
    await failUnder(transaction);
    await transaction.insertInto('categories').values(category('dos')).execute();
  });
  await expect(work).rejects.toThrow();
  if (database.kind === 'sqlite') await readOnly(false);
  await expect
    .poll(async () => (await server.call('GET', '/auth/users', { as: admin })).statusCode)
    .toBe(200);
  expect(await database.store.selectFrom('categories').selectAll().execute()).toEqual([]);
});

describe('errors of the databases', () => {
  const sqlite = (code: string, message = '') => new Sqlite.SqliteError(message, code);
  const postgres = (code: string, constraint?: string) =>
    Object.assign(new Error('secret detail'), { code, constraint });

  test.each([
    [sqlite('SQLITE_FULL'), { kind: 'storage' }],
    [sqlite('SQLITE_READONLY'), { kind: 'storage' }],
    [sqlite('SQLITE_BUSY_SNAPSHOT'), { kind: 'storage' }],
    [sqlite('SQLITE_IOERR_WRITE'), { kind: 'storage' }],
    [sqlite('SQLITE_CORRUPT_INDEX'), { kind: 'storage' }],
    [postgres('XX001'), { kind: 'storage' }],
    [sqlite('SQLITE_CONSTRAINT_FOREIGNKEY'), { kind: 'foreign-key' }],
    [
      sqlite('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: users.codigo_key'),
      { kind: 'unique', constraint: 'users_codigo_key' },
    ],
    [sqlite('SQLITE_CONSTRAINT_CHECK'), null],
    [postgres('23505', 'users_codigo_key'), { kind: 'unique', constraint: 'users_codigo_key' }],
    [postgres('23503'), { kind: 'foreign-key' }],
    [postgres('40001'), { kind: 'retry' }],
    [postgres('40P01'), { kind: 'retry' }],
    [postgres('53100'), { kind: 'storage' }],
    [postgres('57P01'), { kind: 'storage' }],
    [postgres('25006'), { kind: 'storage' }],
    [postgres('08006'), { kind: 'storage' }],
    [postgres('22021'), null],
    [Object.assign(new Error(), { code: 'ECONNREFUSED' }), { kind: 'storage' }],
    [new Error('Client has encountered a connection error and is not queryable'), { kind: 'storage' }],
    [new TypeError('ours'), null],
    ['no error', null],
  ])('%s', (error, expected) => {
    expect(databaseFailure(error)).toEqual(expected);
  });
});

test.each([
  ['SQLITE_FULL', 'disk'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['53100', 'disk'],
  ['25006', 'disk'],
  ['ENOSPC', 'disk'],
  ['SQLITE_CORRUPT_VTAB', 'damage'],
  ['SQLITE_NOTADB', 'damage'],
  ['XX001', 'damage'],
  ['XX002', 'damage'],
  ['SQLITE_BUSY', null],
  ['57P01', null],
  ['ECONNREFUSED', null],
  ['23505', null],
])('%s is a fault of the storage: %s', (code, fault) => {
  expect(storageFault(Object.assign(new Error(), { code }))).toBe(fault);
});
