import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
});
afterAll(() => server.close());

let ids: number[];
let count = 0;
beforeEach(async () => {
  const { store } = server.storage.database;
  await store.deleteFrom('contact_messages').execute();
  await store.deleteFrom('audit_log').execute();
  for (const nombre of ['Uno', 'Dos', 'Tres']) {
    const body = { nombre, email: 'hugo@casa.bo', mensaje: 'Hola' };
    await server.call('POST', '/contactanos', { body, remoteAddress: `10.0.${count++}.1` });
  }
  const rows = await store.selectFrom('contact_messages').select('id').orderBy('id', 'desc').execute();
  ids = rows.map(({ id }) => id);
});

const unread = async () =>
  (await server.call('GET', '/contactanos/sin-leer', { as: admin })).json<{ ids: number[] }>().ids;
const mark = (marked: readonly number[], leido: boolean) =>
  server.call('PUT', '/contactanos/lectura', { as: admin, body: { ids: marked, leido } });
const audited = async () => {
  const rows = await server.storage.database.store
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(({ action, entity_id, actor_name }) => [action, entity_id, actor_name]);
};
const list = async () =>
  (await server.call('GET', '/contactanos', { as: admin })).json<Record<string, unknown>[]>();

describe('reading messages', () => {
  test('a new one is unread; marks go both ways and are audited once', async () => {
    const [newest = 0, middle = 0, oldest = 0] = ids;
    expect(await unread()).toEqual(ids);
    expect((await mark([newest, oldest], true)).json()).toEqual({ message: 'Marcado como leído.' });
    expect(await unread()).toEqual([middle]);
    await mark([newest], true);
    await mark([newest], false);
    expect(await unread()).toEqual([newest, middle]);
    expect(new Set(await audited())).toEqual(
      new Set([
        ['message_read', newest, 'admin'],
        ['message_read', oldest, 'admin'],
        ['message_unread', newest, 'admin'],
      ]),
    );
  });

  test('the list keeps the form of the specification', async () => {
    await mark(ids, true);
    for (const message of await list()) {
      expect(Object.keys(message).sort()).toEqual(['createdAt', 'email', 'id', 'mensaje', 'nombre']);
    }
  });

  test('ids that are no messages change nothing', async () => {
    expect((await mark([2_000_000_000], true)).statusCode).toBe(200);
    expect(await audited()).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['no id', { ids: [], leido: true }],
    ['too many', { ids: Array.from({ length: 1001 }, (_, index) => index + 1), leido: true }],
    ['an id that fits no database', { ids: [2_147_483_648], leido: true }],
    ['a text for a truth', { ids: [1], leido: 'sí' }],
  ])('refuses %s', async (_what, body) => {
    const answer = await server.call('PUT', '/contactanos/lectura', { as: admin, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});

describe('deleting a message', () => {
  test('takes it away; the log keeps when it was written, not who wrote what', async () => {
    const [newest = 0] = ids;
    const answer = await server.call('DELETE', `/contactanos/${newest}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Mensaje eliminado correctamente.' },
    ]);
    expect((await list()).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await unread()).toEqual(ids.slice(1));
    const log = await server.storage.database.store.selectFrom('audit_log').selectAll().execute();
    expect(log).toMatchObject([
      {
        action: 'message_deleted',
        entity_id: newest,
        actor_name: 'admin',
        before_json: '{"date":"2026-09-26","time":"19:30:00"}',
        after_json: null,
      },
    ]);
  });

  test.each(['999999', 'sin-leer', '0', '2147483648'])('knows no message %s', async (id) => {
    const answer = await server.call('DELETE', `/contactanos/${id}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'message_not_found', message: 'No se encontró el mensaje.' },
    ]);
  });
});
