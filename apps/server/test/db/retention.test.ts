import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

const run = () => runRetention(server.storage.database, server.clock());

test('positions are forgotten after ninety days, the attendance stays', async () => {
  const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point, accuracy: 5 };
  await server.call('POST', '/asistencia/marcar', { as: ana, body });
  const marks = () =>
    server.storage.database.store
      .selectFrom('attendance')
      .select(['latitude', 'longitude', 'accuracy_m', 'position_doubt'])
      .execute();
  server.clock.advance(90 * DAY_MS);
  await run();
  expect(await marks()).toMatchObject([{ accuracy_m: 5, position_doubt: 'punto-exacto' }]);
  server.clock.advance(1);
  await run();
  expect(await marks()).toEqual([
    { latitude: null, longitude: null, accuracy_m: null, position_doubt: null },
  ]);
});

test('a position in the log lasts as long as the mark would have', async () => {
  const admin = await server.person('ADMIN', 'admin');
  const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point };
  const { id } = (await server.call('POST', '/asistencia/marcar', { as: ana, body })).json<{ id: number }>();
  server.clock.advance(60 * 60 * 1000);
  await server.call('DELETE', `/asistencia/${id}`, { as: admin });
  const logged = async () => {
    const { before_json } = await server.storage.database.store
      .selectFrom('audit_log')
      .select('before_json')
      .where('action', '=', 'attendance_deleted')
      .executeTakeFirstOrThrow();
    return JSON.parse(before_json ?? '') as unknown;
  };
  server.clock.advance(90 * DAY_MS - 60 * 60 * 1000);
  await run();
  expect(await logged()).toMatchObject({ date: '2026-09-26', ...testChurch.point });
  server.clock.advance(DAY_MS);
  await run();
  expect(await logged()).toMatchObject({ date: '2026-09-26', latitude: null, longitude: null });
});

test('messages and the log are forgotten after two years', async () => {
  const { store } = server.storage.database;
  await server.call('POST', '/contactanos', { body: { nombre: 'X', email: 'x@y.bo', mensaje: 'hola' } });
  const admin = await server.person('ADMIN', 'admin');
  await server.call('POST', '/category/create', { as: admin, body: { name: 'Uno' } });
  server.clock.set('2028-09-26T23:30:00.000Z');
  await run();
  expect(await store.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  // Two sign-ins and the ministry.
  expect(await store.selectFrom('audit_log').selectAll().execute()).toHaveLength(3);
  server.clock.advance(1);
  await run();
  expect(await store.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  expect(await store.selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

test('counters of limits are forgotten a day after their end', async () => {
  await server.call('POST', '/auth/login', { body: { username: 'x', password: 'y' } });
  server.clock.advance(40 * DAY_MS);
  await run();
  expect(await server.storage.database.limits.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('a picture that no version uses goes after a day', async () => {
  const { store } = server.storage.database;
  const [used, unused, fresh] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
  const photo = (id: string, created_ms: number) => ({ id, created_ms, width: 1, height: 1, size: 1 });
  const row = { key: 'fotos' as const, saved_ms: 0, saved_by: null, sample: 0 };
  await store
    .insertInto('content_versions')
    .values([
      { ...row, version: 1, value: JSON.stringify({ vision: { id: used } }) },
      { ...row, version: 2, value: '{}' },
    ])
    .execute();
  const then = server.clock();
  await store
    .insertInto('photos')
    .values([photo(used, 0), photo(unused, then)])
    .execute();
  const left = async () =>
    (await store.selectFrom('photos').select('id').orderBy('id').execute()).map(({ id }) => id);
  server.clock.advance(DAY_MS);
  await run();
  expect(await left()).toEqual([used, unused]);
  server.clock.advance(1);
  await store.insertInto('photos').values(photo(fresh, server.clock())).execute();
  await run();
  expect(await left()).toEqual([used, fresh]);
});
