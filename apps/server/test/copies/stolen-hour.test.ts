import type { SecurityNotices } from '@ministerio/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';
import { appOn, stop, withRestored } from '../backup/restored.ts';
import { everyChange } from '../every-change.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { type Church, copyNames, createChurch, everything, nextCopy, restoreElsewhere } from './church.ts';

const MEMBERS = 12;
/** How long the thief has the session, in milliseconds. */
const THEFT_MS = 3 * 60_000;
let church: Church;
let machine: TestApp;
let owner: Person;
let thief: Person;
let members: Person[];
beforeAll(async () => {
  church = await createChurch();
  machine = await createTestApp();
  const { server } = church;
  owner = await server.person('ADMIN', 'pastora');
  thief = await server.person('ADMIN', 'luis');
  members = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    members.push(await server.person('USER', `miembro${index}`));
  }
  const body = { name: 'Coro' };
  const coro = (await server.call('POST', '/category/create', { as: owner, body })).json<{ id: number }>();
  for (const { id, codigo } of members) {
    await server.call('POST', `/category/users/${id}/categories/${coro.id}`, { as: owner });
    const mark = { codigoMembresia: codigo };
    await server.call('POST', '/asistencia/marcar-por-membresia', { as: owner, body: mark });
  }
});
afterAll(async () => {
  await machine.close();
  await church.dispose();
});

/** Calls that ask the holder of the token for the password; what others ask for is in api/stolen-session.test.ts. */
const ASKED = [
  'deleteCategory',
  'deleteUser',
  'deleteUserByPath',
  'removeFactor',
  'updateUser',
  'withdrawPhoto',
];

test('a thief with a token alone takes nothing that a copy and the old password do not give back', async () => {
  const { server } = church;
  await church.copier.tick();
  const [copy = ''] = copyNames(church.to);
  const before = await everything(server.storage.database);
  server.clock.advance(60_000);
  const theftMs = server.clock();
  const asked = new Set<string>();
  let deleted = 0;
  const steal = async (
    name: string,
    method: (typeof endpoints)[number]['method'],
    path: string,
    body?: unknown,
  ) => {
    const answer = await server.call(method, path, { as: thief, body });
    expect([path, answer.statusCode < 500]).toEqual([path, true]);
    if (answer.body.includes('confirmation_required')) asked.add(name);
    if (answer.statusCode === 200 && ['deleteUser', 'deleteCategory', 'withdrawPhoto'].includes(name))
      deleted += 1;
    server.clock.advance(1000);
  };

  // People first, then every call, and again until the time is over.
  const changes = everyChange(server, () => ({ admin: owner, ana: members[MEMBERS - 1] as Person }));
  const identity = { email: 'x@robo.example', nombre: 'X', apellido: 'X' };
  for (const { id } of members) await steal('deleteUser', 'DELETE', `/${id}`);
  for (const { id } of [owner, thief]) {
    await steal('updateUser', 'PUT', `/auth/users/${id}`, { ...identity, username: `robado${id}` });
    await steal('updateUser', 'PUT', `/auth/users/${id}`, { ...identity, username: 'luis', role: 'USER' });
  }
  for (const { name, method, path } of endpoints) {
    // These end the thief's own session.
    if (['signOut', 'closeSessions', 'changeOwnPassword'].includes(name)) continue;
    const change = await changes[name]?.();
    const any = path.replaceAll(/:\w+/g, '1');
    await steal(name, method, change?.path ?? any, change?.body ?? (method === 'GET' ? undefined : {}));
  }
  while (server.clock() < theftMs + THEFT_MS) {
    for (const { id } of members) await steal('deleteUser', 'DELETE', `/auth/users/${id}`);
  }
  expect([...asked].sort()).toEqual(ASKED);
  expect(deleted).toBe(2);

  // The owner comes back with the old name and password, and reads who it was.
  const { username, password } = owner;
  const login = await server.call('POST', '/auth/login', { body: { username, password } });
  expect(login.statusCode).toBe(200);
  const { borrados } = (
    await server.call('GET', '/avisos', { as: login.json<Person>() })
  ).json<SecurityNotices>();
  const told = borrados.filter(({ por }) => por === 'luis').map(({ que, total }) => [que, total]);
  expect(told).toContainEqual(['personas', 2]);
  await nextCopy(church);

  // One command.
  await stop(machine);
  const { repeated } = await restoreElsewhere(church, machine, { name: copy, keepErasedAfterMs: theftMs });
  expect(repeated).toMatchObject({ people: 0, photos: 0 });
  expect(repeated.kept).toHaveLength(2);
  await withRestored(machine, async (database) => {
    // The list remembers who was erased, and whom the restore left.
    expect({ ...(await everything(database)), erasures: [] }).toEqual({ ...before, erasures: [] });
    machine.clock.advance(1000);
    const app = await appOn(database, machine);
    const payload = { username, password };
    expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(200);
    await app.close();
  });
});
