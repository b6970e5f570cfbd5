import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import type { Restored } from '../../src/db/backup/prepare-restored.ts';
import { restorePostgres } from '../../src/db/backup/restore-postgres.ts';
import { restoreSqlite } from '../../src/db/backup/restore-sqlite.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { cheapHash, createTestApp, type Person, type TestApp, testChurch, testSecret } from '../test-app.ts';
import { scratch } from '../test-database.ts';

let server: TestApp;
let admin: Person;
let file: string;
let elsewhere: string;
beforeEach(async () => {
  elsewhere = mkdtempSync(join(scratch, 'restore-'));
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  file = join(elsewhere, 'copia.sqlite');
});
afterEach(async () => {
  await server.close();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** The database that the test's server uses: closed, as a restore asks for, then open again. */
async function restore(force: boolean): Promise<Restored> {
  const { dataDir, url } = server.storage;
  await server.app.close();
  await server.storage.database.close();
  const options = { file, force, dataDir, nowMs: server.clock() };
  return url === null ? restoreSqlite(options) : restorePostgres(url, options);
}

async function withRestored<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const { dataDir, url } = server.storage;
  const database = url === null ? openSqlite({ dataDir, exclusive: true }) : await openPostgres(url);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const names = (database: Database) =>
  database.store.selectFrom('users').select('username').orderBy('id').execute();

describe('a restore', () => {
  test('brings the copy back, keeps what was there and tells who returned', async () => {
    const ana = await server.person('USER', 'ana');
    await writeBackup(server.storage.database, file);
    await server.call('DELETE', `/${ana.id}`, { as: admin });
    await server.person('USER', 'luis');
    const { keptAt, returned } = await restore(true);
    expect(returned).toEqual(['ana']);
    const former = openBackup(keptAt ?? '');
    expect(former.prepare('SELECT username FROM users ORDER BY id').pluck().all()).toEqual(['admin', 'luis']);
    former.close();
    expect(await withRestored(names)).toEqual([{ username: 'admin' }, { username: 'ana' }]);
  });

  test('ends every session that was older, and new ones work', async () => {
    await writeBackup(server.storage.database, file);
    await restore(true);
    await withRestored(async (database) => {
      server.clock.advance(1000);
      const options = {
        database,
        church: testChurch,
        secret: testSecret,
        clock: server.clock,
        hashCost: cheapHash,
      };
      const app = await buildApp(options);
      const users = (token: string) =>
        app.inject({ url: '/api/auth/users', headers: { authorization: `Bearer ${token}` } });
      expect((await users(admin.token)).json()).toMatchObject({ code: 'token_invalid' });
      const payload = { username: admin.username, password: admin.password };
      const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
      expect((await users(login.json<{ token: string }>().token)).statusCode).toBe(200);
      await app.close();
    });
  });

  test('never gives a number again that was given after the copy', async () => {
    await writeBackup(server.storage.database, file);
    const late = await server.person('USER', 'late');
    await restore(true);
    const next = await withRestored(async ({ store }) => {
      const { id: _old, ...same } = await store.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      const other = { ...same, username_key: 'x', email_key: 'x', codigo_key: 'x' };
      return store.insertInto('users').values(other).returning('id').executeTakeFirstOrThrow();
    });
    expect(next.id).toBeGreaterThan(late.id);
  });

  test('forgets what the retention would have forgotten', async () => {
    await server.call('POST', '/contactanos', { body: { nombre: 'X', email: 'x@y.bo', mensaje: 'hola' } });
    await writeBackup(server.storage.database, file);
    server.clock.set('2029-01-01T00:00:00.000Z');
    await restore(true);
    const messages = await withRestored(({ store }) =>
      store.selectFrom('contact_messages').selectAll().execute(),
    );
    expect(messages).toEqual([]);
  });

  test('goes from one database to the other: an empty SQLite folder takes any copy', async () => {
    await writeBackup(server.storage.database, file);
    const dataDir = join(elsewhere, 'new');
    const restored = await restoreSqlite({ file, force: false, dataDir, nowMs: 0 });
    expect(restored).toEqual({ keptAt: null, returned: [] });
    const database = openSqlite({ dataDir, exclusive: true });
    expect(await names(database)).toEqual([{ username: 'admin' }]);
    await database.close();
  });
});

describe('a restore is refused, and changes nothing,', () => {
  const unchanged = async () => expect(await withRestored(names)).toEqual([{ username: 'admin' }]);

  test('where the database has data and force was not asked for', async () => {
    await writeBackup(server.storage.database, file);
    await expect(restore(false)).rejects.toThrow('--force');
    await unchanged();
  });

  test('where the copy is damaged', async () => {
    writeFileSync(file, 'nothing');
    await expect(restore(true)).rejects.toThrow('no es una copia');
    await unchanged();
  });

  test('where the copy is of a newer program', async () => {
    await writeBackup(server.storage.database, file);
    const copy = new Sqlite(file);
    copy.exec("INSERT INTO schema_migrations VALUES (99, 'future', 0)");
    copy.close();
    await expect(restore(true)).rejects.toThrow('versión más nueva');
    await unchanged();
  });

  test('while a server runs', async () => {
    await writeBackup(server.storage.database, file);
    const { dataDir, url } = server.storage;
    const options = { file, force: true, dataDir, nowMs: 0 };
    if (url === null) await expect(restoreSqlite(options)).rejects.toThrow('otro servidor ya usa');
    else {
      const running = await openPostgres(url, 'shared');
      await expect(restorePostgres(url, options)).rejects.toThrow('un servidor usa esta base de datos');
      await running.close();
    }
    await server.app.close();
    await server.storage.database.close();
    await unchanged();
  });
});
