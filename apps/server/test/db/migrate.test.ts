import { defaultDocuments } from '@ministerio/content/site';
import type { ContentKey } from '@ministerio/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from '../../src/content/stored-document.ts';
import { postgresColumnTypes, sqliteColumnTypes } from '../../src/db/column-types.ts';
import { migrate } from '../../src/db/migrate.ts';
import { firstSchema } from '../../src/db/migrations/0001-first-schema.ts';
import { migrations, newestVersion } from '../../src/db/migrations/index.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let storage: TestDatabase;
beforeEach(async () => {
  storage = await createTestDatabase('tables');
});
afterEach(() => storage.dispose());

const versions = async () =>
  (await storage.database.store.selectFrom('schema_migrations').select('version').execute()).map(
    ({ version }) => version,
  );

describe('the schema', () => {
  test('is brought up to date once', async () => {
    await migrate(storage.database.store, 1);
    expect(await versions()).toEqual(migrations.map(({ version }) => version));
  });

  test('keeps nothing of steps that fail, and the next start can go on', async () => {
    const next = newestVersion + 2;
    const good = { version: next, name: 'good', statements: () => ['CREATE TABLE extra (id INTEGER)'] };
    const bad = { version: next + 1, name: 'bad', statements: () => ['CREATE TABLE nonsense ('] };
    await expect(migrate(storage.database.store, 1, [...migrations, good, bad])).rejects.toThrow();
    expect(await versions()).toHaveLength(migrations.length);
    await migrate(storage.database.store, 1, [...migrations, good]);
    expect(await versions()).toEqual([...migrations.map(({ version }) => version), next]);
  });

  test('of the program before content was data keeps every row', async () => {
    const { store } = storage.database;
    for (const column of ['of_minors', 'follow_up_after']) {
      await sql`alter table categories drop column ${sql.ref(column)}`.execute(store);
    }
    await sql`alter table contact_messages drop column whatsapp`.execute(store);
    for (const table of [
      'leader_marks',
      'meetings_not_held',
      'category_leaders',
      'follow_up_notes',
      'planned_absences',
      'follow_ups',
      'person_details',
      'guardians',
      'consents',
      'closing_adjustments',
      'closing_rows',
      'closings',
      'attendance',
      'visits',
      'visitors',
      'head_counts',
      'door_codes',
      'door_keys',
      'door_phone_categories',
      'door_phones',
      'content_versions',
      'confirmations',
      'own_phone_secrets',
      'own_phones',
      'photo_files',
      'photos',
      'screen_links',
      'ended_tokens',
      'audit_chain',
      'second_factors',
      'recovery_codes',
      'challenges',
      'erasures',
    ]) {
      await sql`drop table ${sql.table(table)}`.execute(store);
    }
    const words = storage.database.kind === 'sqlite' ? sqliteColumnTypes : postgresColumnTypes;
    for (const statement of firstSchema.statements(words)) {
      if (/ attendance(_\w+)? /.test(statement.slice(0, 60))) await sql.raw(statement).execute(store);
    }
    await store.deleteFrom('schema_migrations').where('version', '>=', 7).execute();
    await store.insertInto('categories').values({ name: 'Coro', name_key: 'coro', created_ms: 5 }).execute();
    const rows = () =>
      store.selectFrom('categories').select(['id', 'name', 'name_key', 'created_ms']).execute();
    const before = await rows();
    await migrate(storage.database.store, 1);
    expect(await versions()).toEqual(migrations.map(({ version }) => version));
    expect(await rows()).toEqual(before);
    expect(await store.selectFrom('content_versions').selectAll().execute()).toEqual([]);
  });

  test('before titles and ministries were data keeps every version of the texts, in words and order', async () => {
    const { store } = storage.database;
    const { textos, ministerios } = defaultDocuments;
    const admin = await store.selectFrom('users').select('id').executeTakeFirst();
    const formerPage = (changes: object = {}) => ({
      ...textos.ministerios,
      secciones: Object.fromEntries(
        ministerios.map(({ id = '', entrada, parrafos }) => [id, { entrada, parrafos, ...changes }]),
      ),
    });
    const withoutTitles = (page: object): string =>
      JSON.stringify({ ...textos, ministerios: page }, (key, part: unknown) =>
        ['titulo', 'titular', 'lineas', 'portada', 'primeravez'].includes(key) ? undefined : part,
      );
    const values = [
      withoutTitles(formerPage()),
      withoutTitles(formerPage()),
      withoutTitles(formerPage({ entrada: 'Otra' })),
      // Published by a call that left most of them out, with one that no page shows.
      withoutTitles({
        ...textos.ministerios,
        secciones: {
          jovenes: { entrada: 'Otra', parrafos: ['Uno'] },
          coro: { entrada: 'Cantamos', parrafos: ['Dos'] },
        },
      }),
      '[]',
      '{',
    ];
    await store.deleteFrom('schema_migrations').where('version', '>=', 26).execute();
    const row = { key: 'textos' as const, saved_by: admin?.id ?? null, sample: 0 };
    for (const [index, value] of values.entries()) {
      await store
        .insertInto('content_versions')
        .values({ ...row, version: index + 1, value, saved_ms: index })
        .execute();
    }
    await store
      .insertInto('content_versions')
      .values({ ...row, key: 'aviso', version: 1, value: 'null', saved_ms: 9 })
      .execute();
    await migrate(store, 1);
    const rowsOf = (key: ContentKey) =>
      store
        .selectFrom('content_versions')
        .select(['version', 'value', 'saved_ms'])
        .where('key', '=', key)
        .orderBy('version')
        .execute();
    const whole = JSON.stringify(textos);
    expect((await rowsOf('textos')).map(({ value }) => value)).toEqual([...Array(4).fill(whole), '[]', '{']);
    expect((await rowsOf('aviso')).map(({ value }) => value)).toEqual(['null']);
    const changed = ministerios.map((one) => ({ ...one, entrada: 'Otra' }));
    const one = ministerios.map((ministry) =>
      ministry.id === 'jovenes' ? { ...ministry, entrada: 'Otra', parrafos: ['Uno'] } : ministry,
    );
    // The second version says what the first does.
    expect(await rowsOf('ministerios')).toEqual([
      { version: 1, value: JSON.stringify(ministerios), saved_ms: 0 },
      { version: 3, value: JSON.stringify(changed), saved_ms: 2 },
      { version: 4, value: JSON.stringify(one), saved_ms: 3 },
    ]);
    expect(parseDocument('textos', whole)).toEqual(textos);
    expect(parseDocument('ministerios', JSON.stringify(one))).toEqual(one);
  });

  test('of a newer program is refused', async () => {
    await storage.database.store
      .insertInto('schema_migrations')
      .values({ version: 99, name: 'future', applied_ms: 0 })
      .execute();
    await expect(migrate(storage.database.store, 1)).rejects.toThrow('versión más nueva');
  });
});

describe('the database itself refuses', () => {
  const insert = (values: Record<string, unknown>) => {
    const all: Record<string, unknown> = {
      username: 'a',
      username_key: 'a',
      email: 'a',
      email_key: 'a',
      codigo: 'a',
      codigo_key: 'a',
      nombre: 'a',
      apellido: 'a',
      search_key: 'a',
      role: 'USER',
      password_hash: 'x',
      password_kind: 'own',
      origin: 'admin',
      created_ms: 0,
      updated_ms: 0,
      ...values,
    };
    const columns = sql.join(Object.keys(all).map((name) => sql.ref(name)));
    return sql`insert into users (${columns}) values (${sql.join(Object.values(all))})`.execute(
      storage.database.store,
    );
  };

  test.each([
    ['an administrator whose password is the number', { role: 'ADMIN', password_kind: 'number' }],
    ['an unknown role', { role: 'JEFE' }],
    ['an empty name', { nombre: '' }],
    ['a number of 33 characters', { codigo: 'a'.repeat(33) }],
  ])('%s', async (_what, values) => {
    await expect(insert(values)).rejects.toThrow();
    await expect(insert({})).resolves.toBeDefined();
  });
});
