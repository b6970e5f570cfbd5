import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherTables } from '../../src/db/other-columns.ts';
import { personalTables } from '../../src/db/personal-columns.ts';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
const marker = 'Zumaqchoque';
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'qorixwayta', { apellido: marker, codigo: '77313771' });
});
afterAll(() => server.close());

const introspect = () => server.storage.database.store.introspection.getTables();

test('every column of every table is in the registry, as personal or as not (R66)', async () => {
  const found = (await introspect())
    // Counters of limits under an HMAC, in the same database on PostgreSQL alone.
    .filter(({ name }) => name !== 'rate_limits')
    .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
  const registered = [
    ...Object.entries(personalTables).map(([name, { columns }]) => [name, Object.keys(columns).sort()]),
    ...Object.entries(otherTables).map(([name, columns]) => [name, [...columns].sort()]),
  ];
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(registered));
});

describe('an account with something in every table', () => {
  /** Rows about somebody in a table, by the column that names them. */
  async function rowsOf(table: string, id: number): Promise<readonly Record<string, unknown>[]> {
    const { store } = server.storage.database;
    const columns = Object.keys(personalTables[table]?.columns ?? {});
    const naming = ['user_id', 'owner_id', 'subject_user_id'].find((name) => columns.includes(name)) ?? 'id';
    return store
      .selectFrom(table as 'users')
      .selectAll()
      .where(naming as 'id', '=', id)
      .execute() as Promise<Record<string, unknown>[]>;
  }

  test('leaves nothing behind when it is deleted', async () => {
    await fill();
    const tables = Object.entries(personalTables);
    for (const [name, { erased }] of tables) {
      if (erased === 'nobody’s account') continue;
      expect((await rowsOf(name, ana.id)).length, `put something of ana into ${name}`).toBeGreaterThan(0);
    }
    await server.call('DELETE', `/auth/users/${ana.id}`, { as: admin });
    for (const [name, { erased }] of tables) {
      if (erased === 'deleted') expect(await rowsOf(name, ana.id), name).toEqual([]);
    }
    const dump = JSON.stringify(
      await Promise.all(
        (await introspect()).map(({ name }) =>
          server.storage.database.store
            .selectFrom(name as 'users')
            .selectAll()
            .execute(),
        ),
      ),
    );
    for (const trace of [marker, 'qorixwayta', '77313771', '70012345', '70098765', 'Wilfreda']) {
      expect(dump, trace).not.toContain(trace);
    }
  });

  async function fill() {
    const { store } = server.storage.database;
    const as = { as: admin };
    const { id } = (await server.call('POST', '/category/create', { ...as, body: { name: 'Coro' } })).json<{
      id: number;
    }>();
    await server.call('POST', `/category/users/${ana.id}/categories/${id}`, as);
    const at = { date: '2026-09-26', time: '19:30:00', ...testChurch.point };
    await server.call('POST', '/asistencia/marcar', { as: ana, body: at });
    await server.call('POST', '/auth/me/eliminacion', { as: ana });
    const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost' };
    await server.call('POST', '/auth/dispositivo', { as: ana, body: { nombre: marker }, headers });
    await server.call('POST', '/auth/me/confirmar', { as: ana, body: { clave: ana.password } });
    const guardian = {
      nombre: 'Wilfreda',
      telefono: '70098765',
      parentesco: 'otro',
      sePuedeEscribir: true,
    };
    const consentimientos = { cuenta: 'papel', foto: null, mensajes: null };
    const body = {
      version: 0,
      telefono: '70012345',
      anioNacimiento: null,
      tutores: [guardian],
      consentimientos,
    };
    const saved = await server.call('PUT', `/auth/users/${ana.id}/ficha`, {
      ...as,
      body,
      confirmedBy: admin,
    });
    expect(saved.statusCode).toBe(200);
    const user_id = ana.id;
    await store
      .insertInto('second_factors')
      .values({
        user_id,
        kind: 'totp',
        name: marker,
        created_ms: 0,
        used_ms: null,
        ...noPasskey,
        secret: 'x',
      })
      .execute();
    const leader = { category_id: id, user_id, since_ms: 0, granted_by: null };
    await store.insertInto('category_leaders').values(leader).execute();
    const episode = { since: '2026-09-26', state: 'escrito', updated_ms: 0, snooze_until: null } as const;
    await store
      .insertInto('follow_ups')
      .values({ user_id, visitor_id: null, ...episode, ...nobodyYet })
      .execute();
    await store
      .insertInto('planned_absences')
      .values({ user_id, from_date: '2026-09-26', to_date: '2026-10-03', noted_by: null, noted_ms: 0 })
      .execute();
    await store
      .insertInto('follow_up_notes')
      .values({ user_id, visitor_id: null, note: marker, written_by: null, written_ms: 0 })
      .execute();
    await store.insertInto('recovery_codes').values({ user_id, hash: 'x', created_ms: 0 }).execute();
    await store
      .insertInto('challenges')
      .values({ hash: 'x', user_id, purpose: 'sign-in', ver: 0, jti: '', secret: null, issued_ms: 0 })
      .execute();
    await store
      .insertInto('import_rows')
      .values({
        owner_id: user_id,
        run_id: 'x',
        row_no: 0,
        row_json: JSON.stringify({ nombre: marker }),
        password_hash: 'x',
        expires_ms: server.clock() + 1000,
      })
      .execute();
  }

  const nobodyYet = {
    taken_by: null,
    taken_ms: null,
    wrote_by: null,
    wrote_ms: null,
    chat_by: null,
    chat_ms: null,
  };
  const noPasskey = { credential_id: null, public_key: null, transports: null };
});
