import type { FirstSteps } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertVersion } from '../../src/db/repositories/content-versions.ts';
import { hideSteps, noteSteps } from '../../src/db/repositories/first-steps.ts';
import { writeSetting } from '../../src/db/repositories/settings.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

const nothing: FirstSteps = { visibles: true, ministerio: null, personas: 0, marcas: 0, sitio: false };

async function steps(as: Person = admin): Promise<FirstSteps> {
  const answer = await server.call('GET', '/primeros-pasos', { as });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
async function hide(as: Person = admin): Promise<void> {
  const answer = await server.call('DELETE', '/primeros-pasos', { as });
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Los pasos ya no se muestran.' }]);
}

async function makeMinistry(name = 'Coro'): Promise<number> {
  const answer = await server.call('POST', '/category/create', { as: admin, body: { name } });
  return answer.json<{ id: number }>().id;
}
const deleteMinistry = (id: number) => server.call('DELETE', `/category/delete/${id}`, { as: admin });
async function mark({ codigo }: Person): Promise<void> {
  const body = { codigoMembresia: codigo };
  const answer = await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body });
  expect(answer.statusCode).toBe(200);
}
/** Publishes the site's data as an administrator, or as the sample data of a first start. */
async function publish(isSample = false): Promise<void> {
  const nowMs = server.clock();
  await inTransaction(server.storage.database.store, (transaction) =>
    insertVersion(transaction, {
      key: 'datos',
      version: isSample ? 1 : 2,
      value: {},
      savedBy: isSample ? null : admin.id,
      isSample,
      nowMs,
    }),
  );
}
async function doAll(): Promise<number> {
  const id = await makeMinistry();
  await mark(await server.person('USER', 'luz'));
  await publish();
  return id;
}

describe('the four first steps', () => {
  test('are told one after the other', async () => {
    expect(await steps()).toEqual(nothing);
    await makeMinistry('Red de Jóvenes');
    await makeMinistry('Alabanza');
    expect(await steps()).toEqual({ ...nothing, ministerio: 'Red de Jóvenes' });
    await server.person('USER', 'luz');
    const ivo = await server.person('USER', 'ivo');
    expect(await steps()).toMatchObject({ personas: 2, marcas: 0 });
    await mark(ivo);
    expect(await steps()).toMatchObject({ marcas: 1, sitio: false });
    await publish(true);
    expect(await steps()).toMatchObject({ sitio: false });
    await publish();
    expect(await steps()).toEqual({
      visibles: true,
      ministerio: 'Red de Jóvenes',
      personas: 2,
      marcas: 1,
      sitio: true,
    });
  });

  test('are hidden for every administrator, whoever hides them, also twice at once', async () => {
    const other = await server.person('ADMIN', 'otra');
    expect(await steps(other)).toMatchObject({ visibles: true });
    await Promise.all([hide(admin), hide(other), steps(other), steps(admin)]);
    expect(await steps(admin)).toEqual({ ...nothing, visibles: false });
    expect(await steps(other)).toMatchObject({ visibles: false });
    await doAll();
    expect(await steps()).toMatchObject({ visibles: false, ministerio: 'Coro', sitio: true });
  });

  test('stay hidden where somebody else was reading them at that moment', async () => {
    const { store } = server.storage.database;
    await hideSteps(store, server.clock());
    for (const seen of [null, 'shown']) await noteSteps(store, seen, 'done', server.clock());
    expect(await steps()).toMatchObject({ visibles: false });
  });

  test('show that all are done until that is hidden, and no step comes back with a deleted ministry', async () => {
    expect(await steps()).toEqual(nothing);
    const id = await doAll();
    expect(await steps()).toMatchObject({ visibles: true, sitio: true });
    expect(await steps()).toMatchObject({ visibles: true, sitio: true });
    await deleteMinistry(id);
    expect(await steps()).toMatchObject({ visibles: false, ministerio: null });
  });

  test('are never shown to a church that had done all of them before', async () => {
    const id = await doAll();
    expect(await steps()).toMatchObject({ visibles: false });
    await deleteMinistry(id);
    expect(await steps()).toMatchObject({ visibles: false, ministerio: null });
  });

  test('are shown beside sample data, of which nothing is a step', async () => {
    const { store } = server.storage.database;
    const sample = await server.person('USER', 'ana');
    const rows = { users: [sample.id], categories: [await makeMinistry('Danza')] };
    const demo = JSON.stringify({ ...rows, messages: [], feed: '', etag: '' });
    await writeSetting(store, 'demo', demo, server.clock());
    await store
      .insertInto('attendance')
      .values({
        user_id: sample.id,
        local_date: '2026-11-14',
        local_time: '19:00:00',
        marked_ms: server.clock(),
        method: 'number',
        updated_ms: server.clock(),
      })
      .execute();
    expect(await steps()).toEqual(nothing);
    await makeMinistry('Coro');
    await server.person('USER', 'luz');
    expect(await steps()).toEqual({ ...nothing, ministerio: 'Coro', personas: 1 });
    await mark(sample);
    expect(await steps()).toMatchObject({ marcas: 1 });
  });
});
