import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDocuments } from '@ministerio/content/site';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { insertVersion } from '../../src/db/repositories/content-versions.ts';
import { insertPhoto, readPhotoFile } from '../../src/db/repositories/photos.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Restored } from '../../src/restore/prepare-restored.ts';
import { restoreSqlite } from '../../src/restore/restore-sqlite.ts';
import { cookieOf, fromPage } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';
import { appOn, names, restoreInto, stop, withRestored } from './restored.ts';

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

/** Stops the server and restores the copy. */
async function restore(force: boolean, trustClock = false): Promise<Restored> {
  await stop(server);
  return restoreInto(server, { file, force, trustClock });
}

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
    expect(await withRestored(server, names)).toEqual([{ username: 'admin' }, { username: 'ana' }]);
  });

  test('never makes the calendars older than they were', async () => {
    const { store } = server.storage.database;
    const publish = (version: number) =>
      inTransaction(store, (transaction) =>
        insertVersion(transaction, {
          ...{ key: 'horarios', version, value: defaultDocuments.horarios },
          ...{ savedBy: null, isSample: false, nowMs: server.clock() },
        }),
      );
    await publish(1);
    await writeBackup(server.storage.database, file);
    await publish(2);
    await publish(3);
    server.clock.advance(60_000);
    const restoredMs = server.clock();
    await restore(true);
    await withRestored(server, async (database) => {
      const app = await appOn(database, server);
      const { body } = await app.inject('/calendario.ics');
      expect(body).toContain('SEQUENCE:4\r\n');
      const stamp = new Date(restoredMs).toISOString().replace(/[-:]|\.\d+/g, '');
      expect(body).toContain(`DTSTAMP:${stamp}\r\n`);
      await app.close();
    });
  });

  test('brings pictures back whole, a few at a time', async () => {
    const images = Array.from({ length: 50 }, () => randomBytes(3000));
    const idOf = (index: number) => String(index).padStart(32, '0');
    for (const [index, image] of images.entries()) {
      const files = [{ width: 480, format: 'avif' as const, image }];
      await inTransaction(server.storage.database.store, (transaction) =>
        insertPhoto(transaction, idOf(index), { width: 480, height: 360, files }, server.clock()),
      );
    }
    await writeBackup(server.storage.database, file);
    await restore(true);
    await withRestored(server, async ({ store }) => {
      for (const [index, image] of images.entries()) {
        expect(Buffer.from((await readPhotoFile(store, idOf(index), 1200, 'avif')) ?? [])).toEqual(image);
      }
    });
  });

  test('ends every session that was older, and new ones work', async () => {
    await writeBackup(server.storage.database, file);
    await restore(true);
    await withRestored(server, async (database) => {
      server.clock.advance(1000);
      const app = await appOn(database, server);
      const users = (token: string) =>
        app.inject({ url: '/api/auth/users', headers: { authorization: `Bearer ${token}` } });
      expect((await users(admin.token)).json()).toMatchObject({ code: 'token_invalid' });
      const payload = { username: admin.username, password: admin.password };
      const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
      expect((await users(login.json<{ token: string }>().token)).statusCode).toBe(200);
      await app.close();
    });
  });

  test('forgets members’ own phones: who holds the copy or an old cookie comes in with neither', async () => {
    const ana = await server.person('USER', 'ana');
    const kept = await server.call('POST', '/auth/dispositivo', {
      as: ana,
      body: { nombre: 'Android' },
      headers: fromPage,
    });
    const headers = { ...fromPage, 'x-dispositivo': '1', cookie: cookieOf(kept) };
    await writeBackup(server.storage.database, file);
    // The cookie of the copy was used since, so that its browser has a newer one.
    expect((await server.call('POST', '/auth/dispositivo/token', { headers })).statusCode).toBe(200);
    await restore(true);
    await withRestored(server, async (database) => {
      for (const table of ['own_phones', 'own_phone_secrets'] as const) {
        expect(await database.store.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      const app = await appOn(database, server);
      const answer = await app.inject({ method: 'POST', url: '/api/auth/dispositivo/token', headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'own_phone_missing' }]);
      await app.close();
    });
  });

  test('ends the grants of leaders (R49)', async () => {
    const ana = await server.person('USER', 'ana');
    const made = await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
    await server.call('PUT', `/category/${made.json<{ id: number }>().id}/lideres`, {
      as: admin,
      body: { usuarios: [ana.id] },
      confirmedBy: admin,
    });
    const grants = ({ store }: { store: typeof server.storage.database.store }) =>
      store.selectFrom('category_leaders').selectAll().execute();
    expect(await grants(server.storage.database)).toHaveLength(1);
    await writeBackup(server.storage.database, file);
    await restore(true);
    expect(await withRestored(server, grants)).toEqual([]);
  });

  test('never gives a number again that was given after the copy', async () => {
    await writeBackup(server.storage.database, file);
    const late = await server.person('USER', 'late');
    await restore(true);
    const next = await withRestored(server, async ({ store }) => {
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
    await restore(true, true);
    const messages = await withRestored(server, ({ store }) =>
      store.selectFrom('contact_messages').selectAll().execute(),
    );
    expect(messages).toEqual([]);
  });

  test('goes from one database to the other: an empty SQLite folder takes any copy', async () => {
    await writeBackup(server.storage.database, file);
    const dataDir = join(elsewhere, 'new');
    const restored = await restoreSqlite({ file, force: false, dataDir, nowMs: server.clock() });
    expect(restored).toMatchObject({ keptAt: null, returned: [] });
    const database = openSqlite({ dataDir, exclusive: true });
    expect(await names(database)).toEqual([{ username: 'admin' }]);
    await database.close();
  });
});
