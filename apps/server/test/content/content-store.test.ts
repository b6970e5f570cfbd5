import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultDocuments } from '@ministerio/content/site';
import { CONTENT_KEYS, type ContentKey } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentStore, type ContentStoreOptions } from '../../src/content/content-store.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { insertCategory } from '../../src/db/repositories/categories.ts';
import { insertVersion, KEPT_VERSIONS } from '../../src/db/repositories/content-versions.ts';
import { restorePostgres } from '../../src/restore/restore-postgres.ts';
import { restoreSqlite } from '../../src/restore/restore-sqlite.ts';
import { type TestClock, testClock } from '../clock.ts';
import { createTestDatabase, scratch, type TestDatabase } from '../test-database.ts';

let storage: TestDatabase;
let clock: TestClock;
let invalid: string[];
beforeEach(async () => {
  storage = await createTestDatabase();
  clock = testClock();
  invalid = [];
});
afterEach(() => storage.dispose());

/** The content as one process holds it. */
function processOn({ store }: Database, changes: Partial<ContentStoreOptions> = {}): ContentStore {
  return new ContentStore({
    store,
    clock,
    defaults: defaultDocuments,
    showsSample: false,
    onInvalid: (key, version) => invalid.push(`${key} ${version}`),
    onFailure: (error) => {
      throw error;
    },
    ...changes,
  });
}

/** Publication by another process. */
const publish = (key: ContentKey, version: number, value: unknown, { store } = storage.database) =>
  store
    .transaction()
    .execute((transaction) =>
      insertVersion(transaction, { key, version, value, savedBy: null, isSample: false, nowMs: clock() }),
    );
const write = (key: string, version: number, value: string) =>
  storage.database.store
    .insertInto('content_versions')
    .values({ key: key as ContentKey, version, value, saved_ms: 0, saved_by: null, sample: 0 })
    .execute();
const notice = (texto: string) => ({ texto, enlace: null, hasta: '2026-12-31' });

describe('another process', () => {
  test('shows what was published within two seconds, and asks no more often', async () => {
    const content = processOn(storage.database);
    const before = await content.current();
    expect(before.site.notice).toBeNull();
    await publish('aviso', 1, notice('Hoy hay vigilia'));
    clock.advance(1999);
    expect(await content.current()).toBe(before);
    clock.advance(1);
    const after = await content.current();
    expect([after.site.notice?.text, after.versions.aviso]).toEqual(['Hoy hay vigilia', 1]);
    expect(after.etag).not.toBe(before.etag);
    expect(after.etags).toEqual({ ...before.etags, aviso: after.etags.aviso });
    // Content handed out before stays as it was.
    expect(before.site.notice).toBeNull();
  });

  test('shows version 0 again where a version is deleted, and another version of the same number', async () => {
    const content = processOn(storage.database);
    await publish('aviso', 1, notice('Uno'));
    const { etag } = await content.current();
    clock.advance(2000);
    await storage.database.store.deleteFrom('content_versions').execute();
    await publish('aviso', 1, notice('Otro'));
    expect((await content.current()).site.notice?.text).toBe('Otro');
    clock.advance(2000);
    await storage.database.store.deleteFrom('content_versions').execute();
    const last = await content.current();
    expect([last.site.notice, last.versions.aviso]).toEqual([null, 0]);
    expect(last.etag).not.toBe(etag);
  });

  test('shows a meeting with a new ministry once there is one of that name', async () => {
    const content = processOn(storage.database);
    const meeting = { ...defaultDocuments.horarios[5], id: 'noche', titulo: 'Noche', ministerio: 1 };
    await publish('horarios', 1, [meeting]);
    const before = await content.current();
    expect(before.site.schedules[0]?.ministryId).toBeUndefined();
    await insertCategory(storage.database.store, 'Red de Jovenes', 'red de jovenes', 0);
    clock.advance(2000);
    const after = await content.current();
    expect(after.site.schedules[0]?.ministryId).toBe('jovenes');
    expect(after.etag).not.toBe(before.etag);
  });
});

test('a database that is down leaves what was known', async () => {
  const failures: unknown[] = [];
  const content = processOn(storage.database, { onFailure: (error) => failures.push(error) });
  await publish('aviso', 1, notice('Hoy hay vigilia'));
  await content.current();
  await storage.database.close();
  clock.advance(60_000);
  expect((await content.current()).site.notice?.text).toBe('Hoy hay vigilia');
  expect(failures).toHaveLength(1);
});

describe('rubbish in the database', () => {
  const rubbish = [
    '',
    'null',
    '{',
    '[]',
    '7',
    '"texto"',
    '{"nombre":"<script>alert(1)</script>"}',
    '[{"pregunta":"a"}]',
    '[[[[]]]]',
    '{"aviso":1}',
    JSON.stringify({ ...defaultDocuments.datos, facebook: 'javascript:alert(1)' }),
    JSON.stringify({ ...defaultDocuments.datos, zona: 'Marte/Olimpo' }),
  ];
  // Values that another document may have: each of those above is none for any key but for those named here.
  const valid: Partial<Record<ContentKey, readonly string[]>> = {
    aviso: ['null'],
    horarios: ['[]'],
    excepciones: ['[]'],
    actividades: ['[]'],
  };

  test.each(CONTENT_KEYS)(
    'in %s: the default is shown, and the log names document and version once',
    async (key) => {
      const content = processOn(storage.database);
      let version = 0;
      for (const value of rubbish.filter((one) => !valid[key]?.includes(one))) {
        version += 1;
        await write(key, version, value);
        clock.advance(2000);
        const { documents, versions } = await content.current();
        expect(documents[key], value).toEqual(defaultDocuments[key]);
        expect(versions[key]).toBe(version);
        clock.advance(2000);
        await content.current();
      }
      expect(new Set(invalid).size).toBe(invalid.length);
      expect(invalid[0]).toBe(`${key} 1`);
    },
  );

  test('of an unknown document changes nothing', async () => {
    await write('otro', 1, '{}');
    expect((await processOn(storage.database).current()).documents).toEqual(defaultDocuments);
  });
});

test('a thousand publications leave twenty rows, and nothing more in memory', async () => {
  const { store } = storage.database;
  const content = processOn(storage.database);
  let settled = 0;
  for (let version = 1; version <= 1000; version += 1) {
    await publish('aviso', version, notice(`Aviso ${version}`));
    await content.refresh();
    if (version === 300) settled = heapBytes();
  }
  // A content is 70 KB: one that stayed each time would be 49 MB.
  expect(heapBytes() - settled).toBeLessThan(4 * 1024 * 1024);
  const { rows } = await store
    .selectFrom('content_versions')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(rows)).toBe(KEPT_VERSIONS);
  expect((await content.current()).site.notice?.text).toBe('Aviso 1000');
});

/** Bytes in use, without those that could be freed. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

test('content survives a restart, a copy and a restore', async () => {
  const elsewhere = mkdtempSync(join(scratch, 'content-'));
  const file = join(elsewhere, 'copia.sqlite');
  const { dataDir, url } = storage;
  const open = () => (url === null ? openSqlite({ dataDir, exclusive: true }) : openPostgres(url));
  const shown = async () => {
    const database = await open();
    const { etag, versions } = await processOn(database).current();
    await database.close();
    return { etag, version: versions.aviso };
  };
  try {
    await publish('aviso', 1, notice('Hoy hay vigilia'));
    const before = await processOn(storage.database).current();
    await writeBackup(storage.database, file);
    await publish('aviso', 2, notice('Después de la copia'));
    await storage.database.close();
    const later = await shown();
    expect(later.version).toBe(2);
    const options = { file, force: true, dataDir, nowMs: clock() };
    await (url === null ? restoreSqlite(options) : restorePostgres(url, options));
    expect(await shown()).toEqual({ etag: before.etag, version: 1 });
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});
