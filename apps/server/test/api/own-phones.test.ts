import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { cookieOf, fromPage } from '../door.ts';
import { codeOf, DAY_MS, MINUTE_MS, ownPhonesOf, type Session } from '../own-phone.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const ORIGIN = 'https://iglesia.example';

let server: TestApp;
let admin: Person;
let ana: Person;
let phones: ReturnType<typeof ownPhonesOf>;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: ORIGIN });
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana');
  phones = ownPhonesOf(server);
});
afterEach(() => server.close());

describe('a phone of one’s own', () => {
  test('brings its member back after six days, without a password', async () => {
    const { cookie } = await phones.kept(ana);
    server.clock.advance(6 * DAY_MS);
    expect(await phones.isIn(ana)).toBe(false);
    const answer = await phones.exchange(cookie);
    expect(answer.statusCode).toBe(200);
    expect(await phones.isIn(answer.json<Session>())).toBe(true);
    expect(cookieOf(answer)).not.toBe(cookie);
  });

  test('has a cookie that no script reads, of its own path, for sixty days', async () => {
    const [secret, sign] = [(await phones.keep(ana)).headers['set-cookie'] ?? []].flat();
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
    let { cookie } = await phones.kept(ana);
    server.clock.advance(59 * DAY_MS);
    cookie = cookieOf(await phones.exchange(cookie));
    server.clock.advance(59 * DAY_MS);
    await runRetention(server.storage.database, server.clock());
    cookie = cookieOf(await phones.exchange(cookie));
    server.clock.advance(60 * DAY_MS);
    expect(codeOf(await phones.exchange(cookie))).toEqual([401, 'own_phone_missing']);
    await runRetention(server.storage.database, server.clock());
    expect(await server.storage.database.store.selectFrom('own_phones').selectAll().execute()).toEqual([]);
  });

  test('is never an administrator’s', async () => {
    expect(codeOf(await phones.keep(admin))).toEqual([403, 'forbidden']);
  });

  test('needs a sign-in of the last two minutes, by the password', async () => {
    const { cookie } = await phones.kept(ana);
    const back = (await phones.exchange(cookie)).json<Session>();
    expect(codeOf(await phones.keep(back))).toEqual([403, 'sign_in_too_old']);
    server.clock.advance(2 * MINUTE_MS);
    const asked = await phones.keep(ana);
    expect(asked.statusCode).toBe(200);
    server.clock.advance(1000);
    expect(codeOf(await phones.keep(ana))).toEqual([403, 'sign_in_too_old']);
    // The token of the phone is as old as the sign-in, so that nobody asks for ever.
    expect(codeOf(await phones.keep(asked.json<Session>()))).toEqual([403, 'sign_in_too_old']);
    expect(codeOf(await phones.keep({ ...(await phones.signIn(ana)) }))[0]).toBe(200);
  });

  test('is offered to whoever may have one', async () => {
    expect(await phones.list(admin)).toMatchObject({ ofrece: false });
    expect(await phones.list(ana)).toMatchObject({ ofrece: true });
    const { session } = await phones.kept(ana);
    expect(await phones.list(session)).toMatchObject({ ofrece: false });
    expect(await phones.list(ana)).toMatchObject({ ofrece: true });
    server.clock.advance(2 * MINUTE_MS + 1000);
    expect(await phones.list(ana)).toMatchObject({ ofrece: false });
  });

  test('is one of three at most', async () => {
    for (const nombre of ['uno', 'dos', 'tres']) {
      expect((await phones.keep(await phones.signIn(ana), nombre)).statusCode).toBe(200);
    }
    expect(codeOf(await phones.keep(ana, 'cuatro'))).toEqual([409, 'too_many_own_phones']);
    const [last] = (await phones.list(ana)).telefonos;
    await server.call('DELETE', `/auth/me/dispositivos/${last?.id}`, { as: ana });
    expect((await phones.keep(ana, 'cuatro')).statusCode).toBe(200);
  });

  test('three at most also where four are asked for at once', async () => {
    const sessions = [await phones.signIn(ana), await phones.signIn(ana), await phones.signIn(ana), ana];
    const answers = await Promise.all(sessions.map((session) => phones.keep(session)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409]);
  });

  test('is one, whose answer got lost and who asks again', async () => {
    const lost = await phones.keep(ana);
    const { cookie } = await phones.kept(ana);
    expect((await phones.list(ana)).telefonos).toHaveLength(1);
    expect(codeOf(await phones.exchange(cookieOf(lost)))).toEqual([401, 'own_phone_missing']);
    expect((await phones.exchange(cookie)).statusCode).toBe(200);
  });

  test('takes the place of the one that its browser was before, whoever’s', async () => {
    const { cookie } = await phones.kept(ana);
    const eva = await server.person('USER', 'eva');
    expect((await phones.keep(eva, 'Android', { ...fromPage, cookie })).statusCode).toBe(200);
    expect((await phones.list(ana)).telefonos).toEqual([]);
    expect((await phones.list(eva)).telefonos).toHaveLength(1);
  });

  test('is told as new for seven days, and says which one it is', async () => {
    const { session } = await phones.kept(ana);
    expect((await phones.list(session)).telefonos).toMatchObject([{ este: true, nuevo: true }]);
    expect((await phones.list(ana)).telefonos).toMatchObject([{ este: false, nuevo: true }]);
    server.clock.advance(7 * DAY_MS);
    expect((await phones.list(await phones.signIn(ana))).telefonos).toMatchObject([
      { este: false, nuevo: false },
    ]);
  });

  test('is listed by its name and its times, with nothing of what it keeps', async () => {
    const { session } = await phones.kept(ana);
    const answer = await server.call('GET', '/auth/me/dispositivos', { as: session });
    expect(answer.statusCode).toBe(200);
    const after = (days: number) => new Date(server.clock() + days * DAY_MS).toISOString();
    expect(answer.json()).toEqual({
      ofrece: false,
      telefonos: [
        {
          id: session.telefono.id,
          nombre: 'Android',
          desde: after(0),
          usado: after(0),
          fin: after(60),
          este: true,
          nuevo: true,
        },
      ],
    });
  });

  test('is nobody else’s to end', async () => {
    const eva = await server.person('USER', 'eva');
    const { session } = await phones.kept(ana);
    const path = `/auth/me/dispositivos/${session.telefono.id}`;
    expect((await server.call('DELETE', path, { as: eva })).statusCode).toBe(404);
    expect((await phones.list(ana)).telefonos).toHaveLength(1);
    expect((await server.call('DELETE', path, { as: ana })).statusCode).toBe(200);
    expect(await phones.isIn(session)).toBe(false);
    expect(await phones.isIn(ana)).toBe(true);
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
    const { cookie } = await phones.kept(ana);
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
      expect(codeOf(await phones.exchange(cookie))).toEqual([401, 'own_phone_missing']);
    },
  );

  test('for the exchange, and is no credential of any other call', async () => {
    const { cookie } = await phones.kept(ana);
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
