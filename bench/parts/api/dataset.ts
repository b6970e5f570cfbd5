import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { DATA_FILE, openSqlite, openSqliteFile } from '../../../apps/server/src/db/open-sqlite.ts';
import { HASH_COST } from '../../../apps/server/src/security/passwords.ts';

/** Members with numbers from {@link FIRST_NUMBER} on: more than all runs together mark. */
export const MEMBERS = 240_000;
export const FIRST_NUMBER = 100_000;
/** The first people of the list; they have marks on fifty Saturdays. */
const REGULARS = 2000;
const SATURDAYS = 50;
/** Members of ministry 1, so rows of its list on one day. */
export const LISTED = 50;
export const LISTED_DAY = '2026-09-26';
/** Requests under way at the same time. */
export const CONNECTIONS = 50;
export const ADMIN = { username: 'pastor', password: 'una clave de prueba' } as const;

/** Makes one SQLite database with the product's own schema: 240,000 people and 100,000 marks. */
export async function makeDataset(folder: string): Promise<void> {
  const database = openSqlite({ dataDir: folder, exclusive: true });
  await migrate(database.store, 0);
  await database.close();
  const passwordHash = await hash(ADMIN.password, HASH_COST);
  const file = openSqliteFile(join(folder, DATA_FILE), 'FULL');
  const user =
    file.prepare(`INSERT INTO users (username, username_key, email, email_key, codigo, codigo_key, nombre,
    apellido, search_key, role, password_hash, password_kind, origin, confirmed_ms, created_ms, updated_ms)
    VALUES (@name, @name, @mail, @mail, @codigo, @codigo, 'José Luis', 'Peñaranda Núñez', @search, @role,
    @passwordHash, 'own', 'admin', 0, 0, 0)`);
  const add = (name: string, codigo: string, role: string) =>
    user.run({
      name,
      mail: `${name}@example.test`,
      codigo,
      search: `jose luis penaranda nunez ${name} ${codigo}`,
      role,
      passwordHash,
    }).lastInsertRowid;
  const mark =
    file.prepare(`INSERT INTO attendance (user_id, local_date, local_time, marked_ms, method, marked_by,
    updated_ms) VALUES (?, ?, '19:03:12', 0, 'number', 1, 0)`);
  file.transaction(() => {
    add(ADMIN.username, 'P-1', 'ADMIN');
    file.prepare("INSERT INTO categories (name, name_key, created_ms) VALUES ('Red', 'red', 0)").run();
    const join = file.prepare(
      'INSERT INTO user_categories (category_id, user_id, created_ms) VALUES (1, ?, 0)',
    );
    for (let index = 0; index < MEMBERS; index += 1) {
      const id = add(`m${index}`, String(FIRST_NUMBER + index), 'USER');
      if (index < LISTED) join.run(id);
      if (index >= REGULARS) continue;
      for (let week = 0; week < SATURDAYS; week += 1) mark.run(id, saturday(week));
    }
  })();
  // Both servers plan with what is known of the tables; ours would learn it at its first stop.
  file.exec('ANALYZE');
  file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
}

function saturday(weeksBefore: number): string {
  const day = Date.parse(`${LISTED_DAY}T00:00:00Z`) - weeksBefore * 7 * 24 * 60 * 60 * 1000;
  return new Date(day).toISOString().slice(0, 10);
}

/** A copy of the database for one server. */
export function copyDataset(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700, recursive: true });
  copyFileSync(join(from, DATA_FILE), join(to, DATA_FILE));
}
