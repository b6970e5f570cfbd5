import type { AuditEntry } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GroupCommit } from '../../src/db/group-commit.ts';
import { Problem } from '../../src/http/problem.ts';
import { REFUSALS_MS, Trail } from '../../src/security/trail.ts';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let storage: TestDatabase;
let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  storage = await createTestDatabase();
  server = await createTestApp({}, storage);
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { nombre: 'Ana', apellido: 'Peña' });
});
afterEach(async () => {
  await server.app.close();
  await storage.dispose();
});

const login = (username: string, password: string, remoteAddress = '10.0.0.1') =>
  server.call('POST', '/auth/login', { body: { username, password }, remoteAddress });
const entries = async (action: string) =>
  (await server.call('GET', `/auditoria?action=${action}`, { as: admin })).json<AuditEntry[]>();

/** The log once the server has stopped. */
async function rowsAfterStop(action: string) {
  await server.app.close();
  const rows = await storage.database.store
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map(({ actor_name, subject_user_id, before_json, after_json }) => ({
    actor: actor_name,
    subject: subject_user_id,
    before: before_json,
    after: JSON.parse(after_json ?? 'null') as unknown,
  }));
}

describe('sign-ins', () => {
  test('a good one is an entry of its own, without values', async () => {
    await login('ana', ana.password);
    const [newest, ...others] = await entries('signed_in');
    expect(newest).toMatchObject({
      actor: 'ana',
      entity: 'session',
      person: { id: ana.id, nombre: 'Ana', apellido: 'Peña' },
      before: null,
      after: null,
    });
    // Of this person the one before, and the administrator's.
    expect(others.map(({ actor }) => actor)).toEqual(['ana', 'admin']);
  });

  test('thousands of refused ones are one entry for each account and one for all names that are nobody’s', async () => {
    for (let index = 0; index < 40; index += 1) {
      await login('ana', `equivocada-${index}`);
      await login(`nadie-${index}`, 'tecleada', `10.2.${index}.1`);
    }
    const rows = await rowsAfterStop('sign_in_refused');
    expect(rows).toEqual([
      { actor: 'servidor', subject: null, before: null, after: { intentos: 40, frenados: 0 } },
      // Five are free, then it waits (R2).
      { actor: 'servidor', subject: ana.id, before: null, after: { intentos: 5, frenados: 35 } },
    ]);
    const { store } = storage.database;
    const log = JSON.stringify(await store.selectFrom('audit_log').selectAll().execute());
    expect(log).not.toMatch(/equivocada|tecleada|nadie/);
  });

  test('whoever tries many names fills no table', async () => {
    for (let index = 0; index < 30; index += 1) await server.person('USER', `m${index}`);
    for (let index = 0; index < 30; index += 1) await login(`m${index}`, 'mal', `10.1.${index}.1`);
    const rows = await rowsAfterStop('sign_in_refused');
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)).toMatchObject({ subject: null, after: { cuentas: 10, intentos: 10, frenados: 0 } });
  });

  test('guesses at the own password with a stolen session count too', async () => {
    const body = { claveActual: 'no es', claveNueva: 'una frase larga' };
    for (let index = 0; index < 3; index += 1) await server.call('PUT', '/auth/me/clave', { as: ana, body });
    expect(await rowsAfterStop('sign_in_refused')).toMatchObject([
      { subject: ana.id, after: { intentos: 3, frenados: 0 } },
    ]);
  });

  test('are counted for a quarter of an hour, from the first', async () => {
    const commits = new GroupCommit(storage.database.store);
    const onFailure = (error: unknown) => expect.unreachable(String(error));
    const trail = new Trail({ commits, clock: server.clock, onFailure });
    const wrong = () => Promise.reject(new Problem('invalid_credentials'));
    await expect(trail.watch(ana.id, wrong)).rejects.toThrow(Problem);
    server.clock.advance(REFUSALS_MS - 1);
    trail.flush(false);
    await trail.settled();
    expect(await entries('sign_in_refused')).toEqual([]);
    server.clock.advance(1);
    trail.flush(false);
    trail.flush(true);
    await trail.settled();
    expect(await entries('sign_in_refused')).toHaveLength(1);
  });
});

test('who was named a leader is told at the next sign-in', async () => {
  const as = admin;
  const { id } = (await server.call('POST', '/category/create', { as, body: { name: 'Coro' } })).json<{
    id: number;
  }>();
  server.clock.advance(1000);
  const named = await server.call('PUT', `/category/${id}/lideres`, {
    as,
    confirmedBy: as,
    body: { usuarios: [ana.id] },
  });
  expect(named.statusCode).toBe(200);
  const cuando = new Date(server.clock()).toISOString();
  server.clock.advance(1000);
  expect((await login('ana', ana.password)).json()).toMatchObject({
    cambios: [{ que: 'lidera', por: 'admin', cuando }],
  });
});

test('whose password or e-mail somebody else changed is told at the next sign-in, once', async () => {
  const told = async () => (await login('ana', PASSWORD)).json<{ cambios?: unknown }>().cambios;
  const PASSWORD = 'una frase de otra';
  server.clock.advance(1000);
  const edit = (body: object, as = admin) =>
    server.call('PUT', `/auth/users/${ana.id}`, {
      as,
      confirmedBy: as,
      body: { username: 'ana', email: 'ana@example.test', ...body },
    });
  await edit({ nombre: 'Anita' });
  await edit({ email: 'otra@casa.bo' });
  await edit({ email: 'otra@casa.bo', password: PASSWORD });
  const cuando = new Date(server.clock()).toISOString();
  server.clock.advance(1000);
  expect(await told()).toEqual([
    { que: 'clave', por: 'admin', cuando },
    { que: 'correo', por: 'admin', cuando },
  ]);
  server.clock.advance(1000);
  expect(await told()).toBeUndefined();
  const body = { claveActual: PASSWORD, claveNueva: 'una frase propia' };
  const { token } = (await login('ana', PASSWORD)).json<{ token: string }>();
  await server.call('PUT', '/auth/me/clave', { as: { token }, body });
  server.clock.advance(1000);
  expect((await login('ana', 'una frase propia')).json()).not.toHaveProperty('cambios');
  // An administrator who edits the own account knows of it.
  const own = { username: 'admin', email: 'nueva@casa.bo' };
  const edited = await server.call('PUT', `/auth/users/${admin.id}`, {
    as: admin,
    confirmedBy: admin,
    body: own,
  });
  expect(edited.statusCode).toBe(200);
  expect((await login('admin', admin.password)).json()).not.toHaveProperty('cambios');
});

test('a member who asks for what is an administrator’s is one entry, with the last call', async () => {
  for (let index = 0; index < 5; index += 1) await server.call('GET', '/auth/users', { as: ana });
  await server.call('DELETE', `/auth/users/${admin.id}`, { as: ana });
  await server.call('POST', `/auth/users/${admin.id}/cerrar-sesiones`, { as: ana, body: {} });
  expect(await rowsAfterStop('access_refused')).toEqual([
    {
      actor: 'ana',
      subject: ana.id,
      before: null,
      after: { pedido: 'POST /api/auth/users/:id/cerrar-sesiones', veces: 7 },
    },
  ]);
});

describe('looks', () => {
  const at = async (path: string) => {
    expect((await server.call('GET', path, { as: admin })).statusCode).toBe(200);
  };

  test('whoever takes the own data along, and who reads the list of all, is in the log', async () => {
    expect((await server.call('GET', '/auth/me/datos', { as: ana })).statusCode).toBe(200);
    expect(await entries('own_data_exported')).toMatchObject([{ actor: 'ana', person: { id: ana.id } }]);
    await at('/auth/users');
    await at('/auth/users');
    server.clock.advance(60 * 60_000);
    await at('/auth/users');
    expect(await entries('users_listed')).toMatchObject([
      { actor: 'admin', after: { usuarios: 2 } },
      { actor: 'admin', after: { usuarios: 2 } },
    ]);
  });

  test('at where others were: once an hour for each list, never for a list without positions', async () => {
    const { id } = (
      await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } })
    ).json<{ id: number }>();
    await server.call('POST', `/category/users/${ana.id}/categories/${id}`, { as: admin });
    const luz = await server.person('USER', 'luz');
    const number = { codigoMembresia: luz.codigo };
    await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body: number });
    await at('/asistencia/general');
    expect(await entries('positions_viewed')).toEqual([]);
    const body = { date: '2026-09-26', time: '19:30:00', accuracy: 9, ...testChurch.point };
    expect((await server.call('POST', '/asistencia/marcar', { as: ana, body })).statusCode).toBe(200);
    await at(`/asistencia/por-categoria/${id}`);
    await at(`/asistencia/por-categoria/${id}`);
    await at('/asistencia/general?fecha=2026-09-26');
    await at('/asistencia/general?desde=2026-09-01&hasta=2026-09-30');
    expect((await entries('positions_viewed')).map(({ actor, after }) => [actor, after])).toEqual([
      ['admin', { desde: '2026-09-01', hasta: '2026-09-30', registros: 1 }],
      ['admin', { date: '2026-09-26', registros: 1 }],
      ['admin', { ministerio: 'Coro', registros: 1 }],
    ]);
  });
});
