import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertOwnPhone } from '../../src/db/repositories/own-phones.ts';
import { endSessions } from '../../src/db/repositories/sessions.ts';
import { insertUser } from '../../src/db/repositories/users.ts';
import { runRetention } from '../../src/db/retention.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { newPhoneSecret } from '../../src/security/own-phone-cookie.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { systemRandom } from '../../src/security/random.ts';
import { cookieOf, fromPage } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const ORIGIN = 'https://iglesia.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: ORIGIN });
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

type Session = Pick<Person, 'token'>;
const keep = (as: Session, nombre = 'Android', headers: Record<string, string> = fromPage) =>
  server.call('POST', '/auth/dispositivo', { as, body: { nombre }, headers });
const exchange = (cookie: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/dispositivo/token', {
    headers: { ...fromPage, 'x-dispositivo': '1', cookie, ...headers },
  });
const listOf = async (as: Session) =>
  (await server.call('GET', '/auth/me/dispositivos', { as })).json<{ ofrece: boolean }>();
const phonesOf = async (as: Session) => {
  const answer = await server.call('GET', '/auth/me/dispositivos', { as });
  return answer.json<{ telefonos: { id: number; este: boolean; nuevo: boolean }[] }>().telefonos;
};
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code];
/** Somebody who signs in once more, on another phone. */
const signIn = async ({ username, password }: Person) =>
  (await server.call('POST', '/auth/login', { body: { username, password } })).json<Session>();
const isIn = async (as: Session) =>
  (await server.call('GET', '/asistencia/mis-asistencias', { as })).statusCode === 200;
const entries = async (action: string) =>
  (await server.storage.database.store.selectFrom('audit_log').select('action').execute()).filter(
    (entry) => entry.action === action,
  ).length;

/** A phone of Ana's: what its browser keeps, and the token that its enrolment brought. */
async function kept(person: Person = ana) {
  const answer = await keep(person);
  return { cookie: cookieOf(answer), session: answer.json<Session & { telefono: { id: number } }>() };
}

describe('a phone of one’s own', () => {
  test('brings its member back after six days, without a password', async () => {
    const { cookie } = await kept();
    server.clock.advance(6 * DAY_MS);
    expect(await isIn(ana)).toBe(false);
    const answer = await exchange(cookie);
    expect(answer.statusCode).toBe(200);
    expect(await isIn(answer.json<Session>())).toBe(true);
    expect(cookieOf(answer)).not.toBe(cookie);
  });

  test('has a cookie that no script reads, of its own path, for sixty days', async () => {
    const [secret, sign] = [(await keep(ana)).headers['set-cookie'] ?? []].flat();
    const [value = '', ...attributes] = String(secret).split('; ');
    expect(value).toMatch(/^dispositivo=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(
      [
        'HttpOnly',
        `Max-Age=${60 * 24 * 3600}`,
        'Path=/api/auth/dispositivo',
        'SameSite=Strict',
        'Secure',
      ].sort(),
    );
    // The page sees by another one that it has it.
    expect(sign).toBe(`recordado=1; Max-Age=${60 * 24 * 3600}; Path=/; Secure; SameSite=Strict`);
    const stored = await server.storage.database.store.selectFrom('own_phone_secrets').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(value.slice('dispositivo='.length));
  });

  test('is remembered for sixty days after its last use, and then forgotten', async () => {
    let { cookie } = await kept();
    server.clock.advance(59 * DAY_MS);
    cookie = cookieOf(await exchange(cookie));
    server.clock.advance(59 * DAY_MS);
    await runRetention(server.storage.database, server.clock());
    cookie = cookieOf(await exchange(cookie));
    server.clock.advance(60 * DAY_MS);
    expect(codeOf(await exchange(cookie))).toEqual([401, 'own_phone_missing']);
    await runRetention(server.storage.database, server.clock());
    expect(await server.storage.database.store.selectFrom('own_phones').selectAll().execute()).toEqual([]);
  });

  test('is never an administrator’s', async () => {
    expect(codeOf(await keep(admin))).toEqual([403, 'forbidden']);
  });

  test('needs a sign-in of the last two minutes, by the password', async () => {
    const { cookie } = await kept();
    const back = (await exchange(cookie)).json<Session>();
    expect(codeOf(await keep(back))).toEqual([403, 'sign_in_too_old']);
    server.clock.advance(2 * MINUTE_MS);
    const asked = await keep(ana);
    expect(asked.statusCode).toBe(200);
    server.clock.advance(1000);
    expect(codeOf(await keep(ana))).toEqual([403, 'sign_in_too_old']);
    // The token of the phone is as old as the sign-in, so that nobody asks for ever.
    expect(codeOf(await keep(asked.json<Session>()))).toEqual([403, 'sign_in_too_old']);
    expect(codeOf(await keep({ ...(await signIn(ana)) }))[0]).toBe(200);
  });

  test('is offered to whoever may have one', async () => {
    expect(await listOf(admin)).toMatchObject({ ofrece: false });
    expect(await listOf(ana)).toMatchObject({ ofrece: true });
    const { session } = await kept();
    expect(await listOf(session)).toMatchObject({ ofrece: false });
    expect(await listOf(ana)).toMatchObject({ ofrece: true });
    server.clock.advance(2 * MINUTE_MS + 1000);
    expect(await listOf(ana)).toMatchObject({ ofrece: false });
  });

  test('is one of three at most', async () => {
    for (const nombre of ['uno', 'dos', 'tres']) {
      expect((await keep(await signIn(ana), nombre)).statusCode).toBe(200);
    }
    expect(codeOf(await keep(ana, 'cuatro'))).toEqual([409, 'too_many_own_phones']);
    const [last] = await phonesOf(ana);
    await server.call('DELETE', `/auth/me/dispositivos/${last?.id}`, { as: ana });
    expect((await keep(ana, 'cuatro')).statusCode).toBe(200);
  });

  test('three at most also where four are asked for at once', async () => {
    const sessions = [await signIn(ana), await signIn(ana), await signIn(ana), ana];
    const answers = await Promise.all(sessions.map((session) => keep(session)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409]);
  });

  test('is one, whose answer got lost and who asks again', async () => {
    const lost = await keep(ana);
    const { cookie } = await kept();
    expect(await phonesOf(ana)).toHaveLength(1);
    expect(codeOf(await exchange(cookieOf(lost)))).toEqual([401, 'own_phone_missing']);
    expect((await exchange(cookie)).statusCode).toBe(200);
  });

  test('takes the place of the one that its browser was before, whoever’s', async () => {
    const { cookie } = await kept();
    const eva = await server.person('USER', 'eva');
    expect((await keep(eva, 'Android', { ...fromPage, cookie })).statusCode).toBe(200);
    expect(await phonesOf(ana)).toEqual([]);
    expect(await phonesOf(eva)).toHaveLength(1);
  });

  test('is told as new for seven days, and says which one it is', async () => {
    const { session } = await kept();
    expect(await phonesOf(session)).toMatchObject([{ este: true, nuevo: true }]);
    expect(await phonesOf(ana)).toMatchObject([{ este: false, nuevo: true }]);
    server.clock.advance(7 * DAY_MS);
    expect(await phonesOf(await signIn(ana))).toMatchObject([{ este: false, nuevo: false }]);
  });

  test('is nobody else’s to end', async () => {
    const eva = await server.person('USER', 'eva');
    const { session } = await kept();
    const path = `/auth/me/dispositivos/${session.telefono.id}`;
    expect((await server.call('DELETE', path, { as: eva })).statusCode).toBe(404);
    expect(await phonesOf(ana)).toHaveLength(1);
    expect((await server.call('DELETE', path, { as: ana })).statusCode).toBe(200);
    expect(await isIn(session)).toBe(false);
    expect(await isIn(ana)).toBe(true);
  });
});

describe('a return', () => {
  test('is an entry of the log, and no sign-in: what others changed is still told at the next one', async () => {
    const { cookie } = await kept();
    const body = { username: 'ana', email: 'otra@example.test' };
    server.clock.advance(1000);
    await server.call('PUT', `/auth/users/${ana.id}`, { as: admin, body, confirmedBy: admin });
    server.clock.advance(1000);
    expect((await exchange(cookie)).statusCode).toBe(200);
    await server.app.trail.settled();
    expect(await entries('own_phone_returned')).toBe(1);
    expect(await signIn(ana)).toMatchObject({ cambios: [{ que: 'correo', por: 'admin' }] });
  });

  test('is slowed where a page runs wild, for that phone alone', async () => {
    const other = await kept(await server.person('USER', 'eva'));
    let { cookie } = await kept();
    for (let count = 0; count < 60; count += 1) cookie = cookieOf(await exchange(cookie));
    const refused = await exchange(cookie);
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await exchange(other.cookie)).statusCode).toBe(200);
    server.clock.advance(60 * MINUTE_MS);
    expect((await exchange(cookie)).statusCode).toBe(200);
  });

  test('is never an administrator’s, whatever the database says', async () => {
    const { cookie } = await kept();
    await server.storage.database.store
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('id', '=', ana.id)
      .execute();
    expect(codeOf(await exchange(cookie))).toEqual([401, 'own_phone_missing']);
  });
});

describe('its cookie counts only (R54)', () => {
  test.each([
    ['from our own page, as the browser says', fromPage, 200],
    ['by our own Origin', { origin: ORIGIN }, 200],
    ['with its header', { ...fromPage, 'x-dispositivo': '' }, 403],
    ['not from another site', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, 403],
    ['not from a sister', { 'sec-fetch-site': 'same-site', origin: ORIGIN }, 403],
    ['not typed into the address bar', { 'sec-fetch-site': 'none' }, 403],
  ])('%s', async (_, headers, status) => {
    const { cookie } = await kept();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/dispositivo/token',
      headers: { 'x-dispositivo': '1', cookie, ...headers },
    });
    expect(answer.statusCode).toBe(status);
  });

  test.each(['', 'dispositivo=', 'dispositivo=x', `dispositivo=${'a'.repeat(43)}`])(
    'as it was issued: not %o',
    async (cookie) => {
      expect(codeOf(await exchange(cookie))).toEqual([401, 'own_phone_missing']);
    },
  );

  test('for the exchange, and is no credential of any other call', async () => {
    const { cookie } = await kept();
    const answer = await server.call('GET', '/asistencia/mis-asistencias', {
      headers: { ...fromPage, cookie },
    });
    expect(codeOf(answer)).toEqual([401, 'token_missing']);
  });

  test('where people reach the site by https', async () => {
    const plain = await createTestApp({ publicUrl: 'http://iglesia.example' });
    try {
      const eva = await plain.person('USER', 'eva');
      const asked = { as: eva, body: { nombre: 'Android' }, headers: fromPage };
      expect(codeOf(await plain.call('POST', '/auth/dispositivo', asked))).toEqual([
        409,
        'phone_needs_https',
      ]);
    } finally {
      await plain.close();
    }
  });

  test('and does not exist in front of another backend', async () => {
    const foreign = await createTestApp({ apiUrl: 'http://127.0.0.1:9/api' });
    try {
      for (const path of ['/auth/dispositivo', '/auth/dispositivo/token']) {
        const answer = await foreign.call('POST', path, { headers: { ...fromPage, 'x-dispositivo': '1' } });
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
      }
    } finally {
      await foreign.close();
    }
  });
});

describe('rotation (R57)', () => {
  test('a lost answer costs nothing', async () => {
    const { cookie } = await kept();
    await exchange(cookie);
    const again = await exchange(cookie);
    expect(again.statusCode).toBe(200);
    expect((await exchange(cookieOf(again))).statusCode).toBe(200);
  });

  test('thief and owner are both out once both have used it, and the log says so', async () => {
    const { cookie } = await kept();
    const thief = await exchange(cookie);
    const owner = await exchange(cookie);
    const further = await exchange(cookieOf(owner));
    expect(further.statusCode).toBe(200);
    expect(codeOf(await exchange(cookieOf(thief)))).toEqual([401, 'own_phone_missing']);
    for (const answer of [thief, owner, further]) expect(await isIn(answer.json<Session>())).toBe(false);
    expect(codeOf(await exchange(cookieOf(further)))).toEqual([401, 'own_phone_missing']);
    expect(await entries('own_phone_stolen')).toBe(1);
    expect(await isIn(ana)).toBe(true);
  });

  test('of two at once with one secret, one successor alone can be used', async () => {
    const { cookie } = await kept();
    const [first, second] = await Promise.all([exchange(cookie), exchange(cookie)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await exchange(cookieOf(first))).statusCode).toBe(200);
    expect((await exchange(cookieOf(second))).statusCode).toBe(401);
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
  const phone = await kept();
  const back = await exchange(phone.cookie);
  const session = back.json<Session>();
  expect(await isIn(session)).toBe(true);
  const answer = await end({ session });
  if (answer !== null && typeof answer === 'object' && 'statusCode' in answer) {
    expect(answer.statusCode).toBe(200);
  }
  expect(await isIn(session)).toBe(false);
  expect(codeOf(await exchange(cookieOf(back)))).toEqual([401, 'own_phone_missing']);
});

const gone = [
  expect.stringMatching(/^dispositivo=; Max-Age=0; Path=\/api\/auth\/dispositivo;/),
  expect.stringMatching(/^recordado=; Max-Age=0; Path=\/;/),
];

test('forgetting the phone that calls takes its cookie away, another’s does not', async () => {
  const { session } = await kept();
  const other = await kept({ ...ana, ...(await signIn(ana)) });
  const forget = (id: number) => server.call('DELETE', `/auth/me/dispositivos/${id}`, { as: session });
  expect((await forget(other.session.telefono.id)).headers['set-cookie']).toBeUndefined();
  expect((await forget(session.telefono.id)).headers['set-cookie']).toEqual(gone);
});

test('signing out takes the cookie away', async () => {
  const { session } = await kept();
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
    const answers = await Promise.all(cookies.map((cookie) => exchange(cookie)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    cookies = answers.map(cookieOf);
  }
  expect([checks.mock.calls.length, hashes.mock.calls.length]).toEqual([0, 0]);
  vi.restoreAllMocks();
});
