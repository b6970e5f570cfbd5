import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let member: Person;
beforeEach(async () => {
  server = await createTestApp();
  member = await server.person('USER', 'ana');
});
afterEach(() => server.close());

type Session = Pick<Person, 'token'>;
const HOUR_MS = 60 * 60 * 1000;
const signIn = async (person: Person = member) =>
  (
    await server.call('POST', '/auth/login', {
      body: { username: person.username, password: person.password },
    })
  ).json<Session>();
const leave = (as: Session) => server.call('POST', '/auth/salir', { as });
const isIn = async (as: Session) =>
  (await server.call('GET', '/asistencia/mis-asistencias', { as })).statusCode;
const ended = () => server.storage.database.store.selectFrom('ended_tokens').selectAll().execute();

describe('signing out', () => {
  test('ends the token that was used, also for whoever copied it, and no other', async () => {
    const [copied, other] = [await signIn(), await signIn()];
    expect(await isIn(copied)).toBe(200);
    expect((await leave(copied)).statusCode).toBe(200);
    expect(await isIn(copied)).toBe(401);
    expect(await isIn(other)).toBe(200);
    expect((await leave(copied)).statusCode).toBe(401);
    expect(await ended()).toHaveLength(1);
  });

  test('ends what was confirmed in that session (R46)', async () => {
    const admin = await server.person('ADMIN', 'rut');
    const session = await signIn(admin);
    await server.call('POST', '/auth/me/confirmar', { as: session, body: { clave: admin.password } });
    await leave(session);
    const { store } = server.storage.database;
    expect(await store.selectFrom('confirmations').selectAll().execute()).toEqual([]);
  });

  test('is possible before a one-time password was changed', async () => {
    const admin = await server.person('ADMIN', 'rut');
    await server.call('POST', `/auth/users/${member.id}/restablecer`, {
      as: admin,
      confirmedBy: admin,
      body: { clave: 'una-vez-y-nada-mas' },
    });
    const session = await signIn({ ...member, password: 'una-vez-y-nada-mas' });
    expect(await isIn(session)).toBe(403);
    expect((await leave(session)).statusCode).toBe(200);
  });

  test('is remembered until the token has run out by itself', async () => {
    const session = await signIn();
    await leave(session);
    server.clock.advance(11 * HOUR_MS);
    await runRetention(server.storage.database, server.clock());
    expect(await isIn(session)).toBe(401);
    server.clock.advance(2 * HOUR_MS);
    await runRetention(server.storage.database, server.clock());
    expect(await ended()).toEqual([]);
    expect(await isIn(session)).toBe(401);
  });
});
