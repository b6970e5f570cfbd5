import {
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupBeforeMigration, dailyBackup, newestCopyAge } from '../../src/db/backup/automatic.ts';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { newestVersion } from '../../src/db/migrations/index.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let target: string;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  target = join(server.storage.dataDir, 'copia.sqlite');
});
afterEach(() => server.close());

const create = (name: string) => server.call('POST', '/category/create', { as: admin, body: { name } });

/** One value of a finished copy. */
function read(sql: string): unknown {
  const copy = openBackup(target);
  try {
    return copy.prepare(sql).pluck().get();
  } finally {
    copy.close();
  }
}

describe('a copy of a database in use', () => {
  test('made during a stream of writes holds what was acknowledged before, and no half change', async () => {
    let acknowledged = 0;
    let going = true;
    const writer = async (who: number) => {
      for (let index = 0; going; index += 1) {
        if ((await create(`Grupo ${who}-${index}`)).statusCode === 200) acknowledged += 1;
      }
    };
    const writers = [1, 2, 3].map(writer);
    await expect.poll(() => acknowledged).toBeGreaterThan(20);
    const before = acknowledged;
    await writeBackup(server.storage.database, target);
    const after = acknowledged;
    going = false;
    await Promise.all(writers);
    const categories = read('SELECT count(*) FROM categories');
    expect(categories).toBeGreaterThanOrEqual(before);
    expect(categories).toBeLessThanOrEqual(after + 3);
    // A category and its entry in the log are one transaction.
    expect(read("SELECT count(*) FROM audit_log WHERE action = 'category_created'")).toBe(categories);
  });

  test('is one private file, and nothing is left beside it', async () => {
    await writeBackup(server.storage.database, target);
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(server.storage.dataDir).filter((name) => name.startsWith('copia'))).toEqual([
      'copia.sqlite',
    ]);
    expect(read('PRAGMA journal_mode')).toBe('delete');
  });

  test('is never written over a file', async () => {
    writeFileSync(target, 'mine');
    await expect(writeBackup(server.storage.database, target)).rejects.toThrow('ya existe');
    expect(statSync(target).size).toBe(4);
  });

  test('keeps every kind of value and the numbers that were given', async () => {
    const { store } = server.storage.database;
    await store
      .insertInto('sermon_thumbs')
      .values({ video_id: 'v', image: Buffer.from([0, 255, 1]), fetched_ms: 2 ** 41 })
      .execute();
    const { id } = (await create('Música ñ 🎵')).json<{ id: number }>();
    await create('Otra');
    await server.call('DELETE', `/category/delete/${id + 1}`, { as: admin });
    await writeBackup(server.storage.database, target);
    expect(read('SELECT hex(image) || fetched_ms FROM sermon_thumbs')).toBe(`00FF01${2 ** 41}`);
    expect(read(`SELECT name FROM categories WHERE id = ${id}`)).toBe('Música ñ 🎵');
    expect(read("SELECT seq FROM sqlite_sequence WHERE name = 'categories'")).toBe(id + 1);
  });
});

describe('a file that is no good copy is refused', () => {
  test('when a page is damaged', async () => {
    for (let index = 0; index < 60; index += 1) await create(`Grupo ${index}`);
    await writeBackup(server.storage.database, target);
    truncateSync(target, statSync(target).size - 8192);
    expect(() => openBackup(target)).toThrow(/dañada|no es una copia/);
  });

  test('when it is something else, or missing', () => {
    writeFileSync(target, 'a letter to the church, '.repeat(100));
    expect(() => openBackup(target)).toThrow('no es una copia');
    expect(() => openBackup(`${target}.not`)).toThrow('No se puede abrir');
  });

  test('when it is of a newer program', async () => {
    await writeBackup(server.storage.database, target);
    const copy = new Sqlite(target);
    copy.exec("INSERT INTO schema_migrations VALUES (99, 'future', 0)");
    copy.close();
    expect(() => openBackup(target)).toThrow('versión más nueva');
  });
});

describe('automatic copies', () => {
  const folder = () => join(server.storage.dataDir, 'backups');

  test('are one a day, the last fourteen are kept, and their age is known', async () => {
    expect(newestCopyAge(folder(), 0)).toBeNull();
    mkdirSync(folder());
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-09-${String(day).padStart(2, '0')}`;
      await dailyBackup(server.storage.database, folder(), date);
      utimesSync(join(folder(), `diaria-${date}.sqlite`), day * 1000, day * 1000);
    }
    writeFileSync(join(folder(), 'mine.sqlite'), '');
    await dailyBackup(server.storage.database, folder(), '2026-09-20');
    const kept = readdirSync(folder()).sort();
    expect(kept).toHaveLength(15);
    expect(kept.at(0)).toBe('diaria-2026-09-07.sqlite');
    expect(newestCopyAge(folder(), 20_500_000)).toBe(500);
  });

  test('are made by a server when it starts to listen', async () => {
    const copying = await createTestApp({ backupsDir: folder() });
    try {
      await copying.app.listen({ port: 0, host: '127.0.0.1' });
      await expect.poll(() => existsSync(join(folder(), 'diaria-2026-09-26.sqlite'))).toBe(true);
    } finally {
      await copying.close();
    }
  });

  test('are made before the schema changes, with the schema as it was', async () => {
    const newest = newestVersion;
    await backupBeforeMigration(server.storage.database, folder(), 0, newest);
    expect(existsSync(folder())).toBe(false);
    await backupBeforeMigration(server.storage.database, folder(), 0, newest + 1);
    expect(readdirSync(folder())).toEqual([`antes-de-migrar-1970-01-01T00-00-00-000Z-v${newest}.sqlite`]);
  });
});
