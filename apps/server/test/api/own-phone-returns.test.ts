import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertOwnPhone } from '../../src/db/repositories/own-phones.ts';
import { endSessions } from '../../src/db/repositories/sessions.ts';
import { insertUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { systemRandom } from '../../src/random.ts';
import { newPhoneSecret } from '../../src/security/own-phone-cookie.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { allAtOnce } from '../all-at-once.ts';
import { cookieOf } from '../door.ts';
import { codeOf, DAY_MS, MINUTE_MS, ownPhonesOf, type Session } from '../own-phone.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
let phones: ReturnType<typeof ownPhonesOf>;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana');
  phones = ownPhonesOf(server);
});
afterEach(() => server.close());

describe('a return', () => {
  test('is an entry of the log, and no sign-in: what others changed is still told at the next one', async () => {
    const { cookie } = await phones.kept(ana);
    const body = { username: 'ana', email: 'otra@example.test' };
    server.clock.advance(1000);
    await server.call('PUT', `/auth/users/${ana.id}`, { as: admin, body, confirmedBy: admin });
    server.clock.advance(1000);
    expect((await phones.exchange(cookie)).statusCode).toBe(200);
    await server.app.trail.settled();
    expect(await phones.entries('own_phone_returned')).toBe(1);
    expect(await phones.signIn(ana)).toMatchObject({ cambios: [{ que: 'correo', por: 'admin' }] });
  });

  test('is slowed where a page runs wild, for that phone alone', async () => {
    const other = await phones.kept(await server.person('USER', 'eva'));
    let { cookie } = await phones.kept(ana);
    for (let count = 0; count < 60; count += 1) cookie = cookieOf(await phones.exchange(cookie));
    const refused = await phones.exchange(cookie);
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await phones.exchange(other.cookie)).statusCode).toBe(200);
    server.clock.advance(60 * MINUTE_MS);
    expect((await phones.exchange(cookie)).statusCode).toBe(200);
  });

  test('is never an administrator’s, whatever the database says', async () => {
    const { cookie } = await phones.kept(ana);
    await server.storage.database.store
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('id', '=', ana.id)
      .execute();
    expect(codeOf(await phones.exchange(cookie))).toEqual([401, 'own_phone_missing']);
  });
});

describe('rotation (R57)', () => {
  test('a lost answer costs nothing', async () => {
    const { cookie } = await phones.kept(ana);
    await phones.exchange(cookie);
    const again = await phones.exchange(cookie);
    expect(again.statusCode).toBe(200);
    expect((await phones.exchange(cookieOf(again))).statusCode).toBe(200);
  });

  test('thief and owner are both out once both have used it, and the log says so', async () => {
    const { cookie } = await phones.kept(ana);
    const thief = await phones.exchange(cookie);
    const owner = await phones.exchange(cookie);
    const further = await phones.exchange(cookieOf(owner));
    expect(further.statusCode).toBe(200);
    expect(codeOf(await phones.exchange(cookieOf(thief)))).toEqual([401, 'own_phone_missing']);
    for (const answer of [thief, owner, further])
      expect(await phones.isIn(answer.json<Session>())).toBe(false);
    expect(codeOf(await phones.exchange(cookieOf(further)))).toEqual([401, 'own_phone_missing']);
    expect(await phones.entries('own_phone_stolen')).toBe(1);
    expect(await phones.isIn(ana)).toBe(true);
  });

  test('of two at once with one secret, one successor alone can be used', async () => {
    const { cookie } = await phones.kept(ana);
    const [first, second] = await Promise.all([phones.exchange(cookie), phones.exchange(cookie)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await phones.exchange(cookieOf(first))).statusCode).toBe(200);
    expect((await phones.exchange(cookieOf(second))).statusCode).toBe(401);
  });
});

const ends: readonly (readonly [string, (phone: { session: Session }) => Promise<unknown>])[] = [
  [
    'a new password of one’s own',
    () =>
      server.call('PUT', '/auth/me/clave', {
        as: ana,
        body: { claveActual: ana.password, claveNueva: 'tres palabras sin relación' },
      }),
  ],
  [
    'sessions that are ended',
    () => inTransaction(server.storage.database.store, (transaction) => endSessions(transaction, ana.id)),
  ],
  [
    'a promotion',
    () =>
      server.call('PUT', `/auth/users/${ana.id}`, {
        as: admin,
        confirmedBy: admin,
        body: {
          username: 'ana',
          email: 'ana@example.test',
          role: 'ADMIN',
          password: 'una clave de administradora larga',
        },
      }),
  ],
  ['deletion', () => server.call('DELETE', `/${ana.id}`, { as: admin, confirmedBy: admin })],
  ['signing out on it', ({ session }) => server.call('POST', '/auth/salir', { as: session })],
];

test.each(ends)('%s ends the phone and its tokens', async (_, end) => {
  const phone = await phones.kept(ana);
  const back = await phones.exchange(phone.cookie);
  const session = back.json<Session>();
  expect(await phones.isIn(session)).toBe(true);
  const answer = await end({ session });
  if (answer !== null && typeof answer === 'object' && 'statusCode' in answer) {
    expect(answer.statusCode).toBe(200);
  }
  expect(await phones.isIn(session)).toBe(false);
  expect(codeOf(await phones.exchange(cookieOf(back)))).toEqual([401, 'own_phone_missing']);
});

const gone = [
  expect.stringMatching(/^dispositivo=; Max-Age=0; Path=\/api\/auth\/dispositivo;/),
  expect.stringMatching(/^recordado=; Max-Age=0; Path=\/;/),
];

test('forgetting the phone that calls takes its cookie away, another’s does not', async () => {
  const { session } = await phones.kept(ana);
  const other = await phones.kept({ ...ana, ...(await phones.signIn(ana)) });
  const forget = (id: number) => server.call('DELETE', `/auth/me/dispositivos/${id}`, { as: session });
  expect((await forget(other.session.telefono.id)).headers['set-cookie']).toBeUndefined();
  expect((await forget(session.telefono.id)).headers['set-cookie']).toEqual(gone);
});

test('the log has each phone that is kept and forgotten', async () => {
  const { session } = await phones.kept(ana);
  await server.call('DELETE', `/auth/me/dispositivos/${session.telefono.id}`, { as: ana });
  expect([await phones.entries('own_phone_kept'), await phones.entries('own_phone_forgotten')]).toEqual([
    1, 1,
  ]);
});

test('signing out takes the cookie away', async () => {
  const { session } = await phones.kept(ana);
  const answer = await server.call('POST', '/auth/salir', { as: session });
  expect(answer.headers['set-cookie']).toEqual(gone);
});

test('three hundred who come back cost no hash of a password', async () => {
  const { store } = server.storage.database;
  let cookies: string[] = [];
  for (let index = 0; index < 300; index += 1) {
    const username = `m${index}`;
    const { id } = await insertUser(store, {
      ...{ username, email: `${username}@example.test`, codigo: `9${index}`, nombre: 'Eva', apellido: 'Paz' },
      ...{ role: 'USER', passwordHash: 'none', passwordKind: 'own', origin: 'admin' },
      ...{ confirmedMs: server.clock(), nowMs: server.clock() },
    });
    const { secret, hash } = newPhoneSecret(systemRandom);
    const phone = { userId: id, jti: username, name: 'Android', hash, formerHash: null };
    await inTransaction(store, (transaction) => insertOwnPhone(transaction, phone, server.clock()));
    cookies.push(`dispositivo=${secret}`);
  }
  server.clock.advance(6 * DAY_MS);
  const checks = vi.spyOn(Passwords.prototype, 'check');
  const hashes = vi.spyOn(Passwords.prototype, 'hash');
  for (let visit = 0; visit < 2; visit += 1) {
    const returns = cookies.map((cookie) => () => phones.exchange(cookie));
    const answers = await allAtOnce(returns, ({ statusCode }) => statusCode);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    cookies = answers.map(cookieOf);
  }
  expect([checks.mock.calls.length, hashes.mock.calls.length]).toEqual([0, 0]);
  vi.restoreAllMocks();
});
