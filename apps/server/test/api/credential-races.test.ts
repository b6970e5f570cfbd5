import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passwords } from '../../src/security/passwords.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

const identity = { username: 'ana', email: 'ana@example.test' };
const edit = (body: object) =>
  server.call('PUT', `/auth/users/${ana.id}`, { as: admin, body, confirmedBy: admin });
const statusOfLogin = async (password: string) =>
  (await server.call('POST', '/auth/login', { body: { username: 'ana', password } })).statusCode;

/** Calls once, between the reads of an edit, just after the one of the account as administrators read it. */
function afterReadOfAna(call: () => Promise<unknown>): void {
  const { store } = server.storage.database;
  const run = store.executeQuery.bind(store);
  let called = false;
  vi.spyOn(store, 'executeQuery').mockImplementation(async (query) => {
    const answer = await run(query);
    const [row] = answer.rows as readonly Readonly<Record<string, unknown>>[];
    if (!called && row?.username === 'ana' && 'nombre' in row) {
      called = true;
      await call();
    }
    return answer as never;
  });
}

test('a new password is judged by the role that the account has when it is written', async () => {
  const promotion = { ...identity, role: 'ADMIN', password: 'larga-y-propia' };
  afterReadOfAna(async () => expect((await edit(promotion)).statusCode).toBe(200));
  const weak = await edit({ ...identity, password: 'corta' });
  expect([weak.statusCode, weak.json<{ code: string }>().code]).toEqual([400, 'weak_password']);
  expect([await statusOfLogin('larga-y-propia'), await statusOfLogin('corta')]).toEqual([200, 401]);
});

test('who changes the own password does not undo one that an administrator gave meanwhile', async () => {
  const reset = () =>
    server.call('POST', `/auth/users/${ana.id}/restablecer`, {
      as: admin,
      body: { clave: 'de-un-solo-uso' },
      confirmedBy: admin,
    });
  const { store } = Passwords.prototype;
  vi.spyOn(Passwords.prototype, 'store').mockImplementationOnce(async function (this: Passwords, ...given) {
    expect((await reset()).statusCode).toBe(200);
    return store.apply(this, given);
  });
  const changed = await server.call('PUT', '/auth/me/clave', {
    as: ana,
    body: { claveActual: ana.password, claveNueva: 'la-de-quien-robo' },
  });
  expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([401, 'token_invalid']);
  expect([await statusOfLogin('de-un-solo-uso'), await statusOfLogin('la-de-quien-robo')]).toEqual([
    200, 401,
  ]);
});
