import type { AuditChain, SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkChain } from '../../src/db/audit-chain/check-chain.ts';
import { dailyChainCheck } from '../../src/db/audit-chain/last-check.ts';
import { runRetention } from '../../src/db/retention.ts';
import { sequencerOf } from '../audit-chain/entries.ts';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
});
afterEach(() => server.close());

const store = () => server.storage.database.store;
const link = () => sequencerOf(server.storage.database).run();
const chain = async () => (await server.call('GET', '/auditoria/cadena', { as: admin })).json<AuditChain>();
const notice = async () =>
  (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>().cadena;
const problems = async () => (await checkChain(store(), { nowMs: server.clock() })).problems;
const dailyCheck = () => dailyChainCheck(store(), server.clock());
async function create(name: string): Promise<void> {
  expect((await server.call('POST', '/category/create', { as: admin, body: { name } })).statusCode).toBe(200);
}

/** Days pass, and the administrator signs in again. */
async function daysLater(days: number): Promise<void> {
  server.clock.advance(days * DAY_MS);
  const { username, password } = admin;
  const login = await server.call('POST', '/auth/login', { body: { username, password } });
  admin = { ...admin, ...login.json<{ token: string }>() };
}

/** Ana marks herself, and an administrator deletes the mark: an entry with her name and position. */
async function deletedMark(): Promise<void> {
  const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point };
  const mark = await server.call('POST', '/asistencia/marcar', { as: ana, body });
  await server.call('DELETE', `/asistencia/${mark.json<{ id: number }>().id}`, { as: admin });
}

test('tells how far the chain goes, what waits, and when it was checked', async () => {
  // Two have signed in.
  expect(await chain()).toEqual({ hasta: null, cabeza: null, pendientes: 2, revisada: null, falla: null });
  await create('Uno');
  expect(await chain()).toMatchObject({ hasta: null, pendientes: 3 });
  await link();
  await dailyCheck();
  expect(await chain()).toEqual({
    hasta: '2026-09-26T23:30:00.000Z',
    cabeza: expect.stringMatching(/^[0-9a-f]{64}$/),
    pendientes: 0,
    revisada: '2026-09-26T23:30:00.000Z',
    falla: null,
  });
  expect(await notice()).toBeNull();
});

test('an edit stands in the log and among the notices until a check finds the chain whole', async () => {
  await create('Uno');
  await create('Dos');
  await link();
  await dailyCheck();
  const { id, at_ms } = await store()
    .selectFrom('audit_log')
    .select(['id', 'at_ms'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rename = (name: string) =>
    store().updateTable('audit_log').set({ actor_name: name }).where('id', '=', id).execute();
  await rename('nobody');
  await dailyCheck();
  const falla = { tipo: 'cambiada', entrada: id, cuando: new Date(at_ms).toISOString() };
  expect((await chain()).falla).toEqual(falla);
  expect(await notice()).toEqual(falla);
  await rename('admin');
  await dailyCheck();
  expect(await notice()).toBeNull();
});

test('a chain that lost its end, or was made anew, is told for good', async () => {
  await create('Uno');
  await create('Dos');
  await link();
  await dailyCheck();
  await store().deleteFrom('audit_chain').execute();
  await store().updateTable('audit_log').set({ actor_name: 'nobody' }).execute();
  await link();
  for (let day = 0; day < 2; day += 1) {
    await dailyCheck();
    expect(await notice()).toMatchObject({ tipo: 'sin_final' });
  }
});

test('whoever is deleted leaves a whole chain, and no salt by which their values could be tried', async () => {
  await deletedMark();
  const gone = await server.person('ADMIN', 'gone');
  await server.call('POST', '/category/create', { as: gone, body: { name: 'Coro' } });
  await link();
  for (const { id } of [ana, gone]) {
    expect(
      (await server.call('DELETE', `/auth/users/${id}`, { as: admin, confirmedBy: admin })).statusCode,
    ).toBe(200);
    expect(await problems()).toEqual([]);
  }
  await link();
  expect(await problems()).toEqual([]);
  const links = await store()
    .selectFrom('audit_chain as c')
    .innerJoin('audit_log as l', 'l.id', 'c.entry_id')
    .selectAll('c')
    .select(['l.subject_user_id', 'l.actor_id'])
    .execute();
  for (const { subject_user_id, subject_salt, position_salt } of links) {
    if (subject_user_id === ana.id) expect([subject_salt, position_salt]).toEqual([null, null]);
  }
  expect(links.filter(({ actor_id }) => actor_id === gone.id)).toMatchObject([
    { actor_salt: null },
    { actor_salt: null },
  ]);
});

test('an erased person’s entries can still not be edited unseen', async () => {
  await deletedMark();
  await link();
  await server.call('DELETE', `/auth/users/${ana.id}`, { as: admin });
  await store()
    .updateTable('audit_log')
    .set(({ fn, val }) => ({
      before_json: fn<string>('replace', ['before_json', val('2026-09-26'), val('2026-09-19')]),
    }))
    .where('action', '=', 'attendance_deleted')
    .execute();
  expect(await problems()).toMatchObject([{ fault: 'cambiada' }]);
});

test('the retention leaves a whole chain: positions go, then the oldest entries', async () => {
  await deletedMark();
  await link();
  const retain = () => runRetention(server.storage.database, server.clock());
  await daysLater(100);
  await retain();
  expect(await problems()).toEqual([]);
  // A deleted person's positions are blank already; retention blanks them once more.
  const erased = await server.call('DELETE', `/auth/users/${ana.id}`, { as: admin });
  expect(erased.statusCode).toBe(200);
  expect(await problems()).toEqual([]);
  await create('Uno');
  await link();
  await dailyCheck();
  const entries = () => store().selectFrom('audit_log').selectAll().orderBy('id').execute();
  const before = await entries();
  await daysLater(700);
  await retain();
  expect((await entries()).length).toBeLessThan(before.length);
  expect(await problems()).toEqual([]);
  await create('Dos');
  await link();
  expect(await problems()).toEqual([]);
  await daysLater(800);
  await retain();
  expect(await entries()).toMatchObject([{ action: 'signed_in', at_ms: server.clock() }]);
  expect(await problems()).toEqual([]);
  await create('Tres');
  await link();
  await dailyCheck();
  expect([await problems(), await notice()]).toEqual([[], null]);
});

test('entries that were deleted before their time are told, also with their links', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) await create(name);
  await link();
  const [first, second] = await store().selectFrom('audit_chain').selectAll().orderBy('seq').execute();
  const upTo = second?.entry_id ?? 0;
  await store().deleteFrom('audit_log').where('id', '<=', upTo).execute();
  await store().deleteFrom('audit_chain').where('entry_id', '<', upTo).execute();
  expect(await problems()).toMatchObject([{ fault: 'sin_inicio', entryId: upTo }]);
  expect(first?.entry_id).toBeLessThan(upTo);
});

test('the removal of the sample data leaves a whole chain', async () => {
  await deletedMark();
  await link();
  const rows = { users: [ana.id], categories: [0], messages: [0], feed: '', etag: '' };
  await store()
    .insertInto('settings')
    .values({ key: 'demo', value: JSON.stringify(rows), updated_ms: 0 })
    .execute();
  const removed = await server.call('DELETE', '/datos-de-ejemplo', {
    as: admin,
    headers: await server.confirmed(admin),
  });
  expect(removed.statusCode).toBe(200);
  await link();
  expect(await problems()).toEqual([]);
});

test('a listening server links by itself, and what is left as it stops', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await create('Uno');
  await expect.poll(async () => (await chain()).pendientes).toBe(0);
  await create('Dos');
  await server.app.close();
  const { links } = await checkChain(store(), { nowMs: server.clock() });
  expect(links).toBe((await store().selectFrom('audit_log').select('id').execute()).length);
});
