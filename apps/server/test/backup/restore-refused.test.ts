import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSchema } from '../../src/db/backup/check-schema.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import type { Restored } from '../../src/restore/prepare-restored.ts';
import { restorePostgres } from '../../src/restore/restore-postgres.ts';
import { restoreSqlite } from '../../src/restore/restore-sqlite.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';
import { names, restoreInto, stop, withRestored } from './restored.ts';

let server: TestApp;
let file: string;
let elsewhere: string;
beforeEach(async () => {
  elsewhere = mkdtempSync(join(scratch, 'restore-'));
  server = await createTestApp();
  await server.person('ADMIN', 'admin');
  file = join(elsewhere, 'copia.sqlite');
});
afterEach(async () => {
  await server.close();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Stops the server and restores the copy. */
async function restore(force: boolean): Promise<Restored> {
  await stop(server);
  return restoreInto(server, { file, force });
}

describe('a copy whose schema was changed', () => {
  const change = async (statement: string) => {
    await writeBackup(server.storage.database, file);
    const copy = new Sqlite(file);
    copy.exec(statement);
    copy.close();
  };

  test.each([
    [
      'a trigger that makes an administrator of a stranger’s message',
      "CREATE TRIGGER promote AFTER INSERT ON contact_messages BEGIN UPDATE users SET role = 'ADMIN'; END",
      'trigger promote',
    ],
    ['a view', 'CREATE VIEW people AS SELECT * FROM users', 'view people'],
    ['a table', 'CREATE TABLE more (id INTEGER)', 'table more'],
    ['a column', 'ALTER TABLE users ADD COLUMN more TEXT', 'table users'],
    ['an index', 'CREATE INDEX more ON users (nombre)', 'index more'],
    ['a missing index', 'DROP INDEX attendance_day', 'index attendance_day'],
    [
      'an unknown step',
      "INSERT INTO schema_migrations VALUES (3, 'x', 0); DROP TABLE photo_files",
      'table photo_files',
    ],
  ])('is refused, and changes nothing: %s', async (_what, statement, part) => {
    await change(statement);
    await expect(restore(true)).rejects.toThrow(`(${part})`);
    expect(await withRestored(server, names)).toEqual([{ username: 'admin' }]);
  });

  test('is refused where a log beside it hides the change', async () => {
    await change('CREATE VIEW people AS SELECT * FROM users');
    const hidden = join(elsewhere, 'hidden.sqlite');
    copyFileSync(file, hidden);
    const writer = new Sqlite(hidden);
    writer.pragma('journal_mode = WAL');
    writer.exec('DROP VIEW people');
    copyFileSync(hidden, file);
    copyFileSync(`${hidden}-wal`, `${file}-wal`);
    writer.close();
    await expect(restore(true)).rejects.toThrow('(view people)');
  });

  test.each(migrations.map(({ version }) => version))(
    'of the program at step %d is restored',
    async (last) => {
      const old = new Sqlite(file);
      createSchema(
        old,
        new Set(migrations.map(({ version }) => version).filter((version) => version <= last)),
      );
      const note = old.prepare("INSERT INTO schema_migrations VALUES (?, 'x', 0)");
      for (const { version } of migrations) if (version <= last) note.run(version);
      old.exec("INSERT INTO categories (name, name_key, created_ms) VALUES ('Coro', 'coro', 5); ANALYZE");
      old.close();
      await restore(true);
      const categories = await withRestored(server, ({ store }) =>
        store.selectFrom('categories').select('name').execute(),
      );
      expect(categories).toEqual([{ name: 'Coro' }]);
    },
  );
});

describe('a restore is refused, and changes nothing,', () => {
  const unchanged = async () => expect(await withRestored(server, names)).toEqual([{ username: 'admin' }]);

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
    await stop(server);
    await unchanged();
  });
});
