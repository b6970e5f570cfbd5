import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let ana: Person;
let eva: Person;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
  ana = await server.person('USER', 'ana');
  eva = await server.person('USER', 'eva');
});
afterEach(() => server.close());

const login = (username: string, password: string, cookie = '', remoteAddress = '192.0.2.1') =>
  server.call('POST', '/auth/login', {
    body: { username, password },
    remoteAddress,
    headers: cookie === '' ? {} : { cookie },
  });

async function deviceOf({ username, password }: Person): Promise<string> {
  const answer = await login(username, password, '', '203.0.113.9');
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Uses up the free tries of a name from the tests' network. */
async function block(username: string) {
  for (let index = 0; index < 5; index += 1) await login(username, 'mala');
  expect((await login(username, 'mala')).statusCode).toBe(429);
}

test('is set by a good sign-in alone, for that call, and holds no name', async () => {
  expect((await login('ana', 'mala')).headers['set-cookie']).toBeUndefined();
  const cookie = String((await login('ana', ana.password)).headers['set-cookie']);
  const [value = '', ...attributes] = cookie.split('; ');
  expect(attributes.sort()).toEqual(
    ['HttpOnly', 'Max-Age=15552000', 'Path=/api/auth/login', 'SameSite=Strict', 'Secure'].sort(),
  );
  expect(value).toMatch(/^equipo=\d+\.\d+\.\d+\.[\w-]{16}\.[\w-]{43}$/);
  // Its last two parts are random letters, which may spell any name.
  expect(value.split('.').slice(0, 3).join('.')).not.toContain('ana');
});

test('lets its name in while the name waits, and is no right', async () => {
  const cookie = await deviceOf(ana);
  await block('ana');
  expect((await login('ana', ana.password)).statusCode).toBe(429);
  expect((await login('ana', 'mala', cookie)).statusCode).toBe(401);
  expect((await login('ana', ana.password, cookie)).statusCode).toBe(200);
  const withoutToken = await server.call('GET', '/asistencia/mis-asistencias', { headers: { cookie } });
  expect(withoutToken.statusCode).toBe(401);
});

test('of one name is none with another', async () => {
  const cookie = await deviceOf(ana);
  await block('eva');
  expect((await login('eva', eva.password, cookie)).statusCode).toBe(429);
});

test('dies after ten wrong tries, also where they are sent at the same time', async () => {
  const cookie = await deviceOf(ana);
  await block('ana');
  const answers = await Promise.all(Array.from({ length: 25 }, () => login('ana', 'mala', cookie)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect((await login('ana', ana.password, cookie)).statusCode).toBe(429);
});

test('its wrong tries use up nothing of its network and of its name', async () => {
  const cookie = await deviceOf(ana);
  for (let index = 0; index < 9; index += 1) await login('ana', 'mala', cookie);
  expect((await login('ana', ana.password)).statusCode).toBe(200);
});

test('dies with a new password, with the end of all sessions and after half a year', async () => {
  const cookie = await deviceOf(eva);
  const claveNueva = 'otra clave larga';
  const changed = await server.call('PUT', '/auth/me/clave', {
    as: eva,
    body: { claveActual: eva.password, claveNueva },
  });
  expect(changed.statusCode).toBe(200);
  await block('eva');
  expect((await login('eva', claveNueva, cookie)).statusCode).toBe(429);

  const old = await deviceOf(ana);
  server.clock.advance(180 * DAY_MS);
  await block('ana');
  expect((await login('ana', ana.password, old)).statusCode).toBe(429);
});

test.each([
  ['forged', (cookie: string) => `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BA' : 'AA'}`],
  ['of another account', (cookie: string) => cookie.replace(/=\d+/, '=999')],
  ['cut', (cookie: string) => cookie.slice(0, 20)],
  ['broken', () => 'equipo=%E0%A4%A; ;;='],
])('one that is %s is none', async (_, change) => {
  const cookie = await deviceOf(ana);
  await block('ana');
  expect((await login('ana', ana.password, change(cookie))).statusCode).toBe(429);
});

test('of another installation, or from before a restore, is none', async () => {
  const cookie = await deviceOf(ana);
  await block('ana');
  const { database } = server.storage;
  await database.store
    .insertInto('settings')
    .values({ key: 'tokens_not_before_ms', value: String(server.clock() + 1), updated_ms: 0 })
    .execute();
  const restored = await createTestApp({}, server.storage);
  const answer = await restored.call('POST', '/auth/login', {
    body: { username: 'ana', password: ana.password },
    remoteAddress: '192.0.2.1',
    headers: { cookie },
  });
  expect(answer.statusCode).toBe(429);
  await restored.app.close();
});

test('two processes on one database count as one, and know each other’s', async () => {
  const other = await createTestApp({}, server.storage);
  const send = ({ call }: TestApp, password: string, cookie = '') =>
    call('POST', '/auth/login', {
      body: { username: 'ana', password },
      remoteAddress: '192.0.2.1',
      headers: cookie === '' ? {} : { cookie },
    });
  const cookie = await deviceOf(ana);
  const statuses: number[] = [];
  for (const one of [server, other, server, other, server, other]) {
    statuses.push((await send(one, 'mala')).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  for (let index = 0; index < 10; index += 1) {
    expect((await send(index % 2 === 0 ? server : other, 'mala', cookie)).statusCode).toBe(401);
  }
  expect((await send(other, ana.password, cookie)).statusCode).toBe(429);
  await other.app.close();
});

test('without https it goes over http too', async () => {
  const open = await createTestApp({ publicUrl: 'http://192.168.1.5:3000' });
  const member = await open.person('USER', 'ana');
  const answer = await open.call('POST', '/auth/login', {
    body: { username: 'ana', password: member.password },
  });
  expect(String(answer.headers['set-cookie'])).not.toContain('Secure');
  await open.close();
});
