import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { type Backend, durableBackend } from './backend.ts';

let backend: Backend;
let database: Database;
beforeAll(async () => {
  backend = await durableBackend();
  database = await backend.open();
});
afterAll(async () => {
  await database.close();
  backend.remove();
});

test('an acknowledged change waits for the disk: the database itself says so', async () => {
  const { kind, store, limits } = database;
  const ask = async (on: Database['store'] | Database['limits'], question: string) =>
    Object.values((await sql<object>`${sql.raw(question)}`.execute(on)).rows[0] ?? {})[0];
  if (kind === 'sqlite') {
    expect(await ask(store, 'pragma journal_mode')).toBe('wal');
    expect(await ask(store, 'pragma synchronous')).toBe(2);
    expect(await ask(store, 'pragma foreign_keys')).toBe(1);
    expect(await ask(store, 'pragma trusted_schema')).toBe(0);
    // A counter of a limit may be lost in a power failure; it must not cost a mark its disk.
    expect(await ask(limits, 'pragma synchronous')).toBe(1);
    return;
  }
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await ask(store, `show ${name}`)).toBe('on');
  }
  expect(await ask(limits, "select relpersistence from pg_class where relname = 'rate_limits'")).toBe('u');
});
