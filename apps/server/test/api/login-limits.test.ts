import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

const login = (password: string, remoteAddress: string, username = 'ana') =>
  server.call('POST', '/auth/login', { body: { username, password }, remoteAddress });
async function fail(times: number, address: (index: number) => string, username?: string) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await login('mala', address(index), username)).statusCode);
  }
  return statuses;
}

describe('guessing one name from one network', () => {
  test('is free five times, then waits 2 s, doubling to 60 s', async () => {
    expect(await fail(5, () => '192.0.2.1')).toEqual([401, 401, 401, 401, 401]);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const waiting = await login(ana.password, '192.0.2.1');
      expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, String(seconds)]);
      expect(waiting.json()).toEqual({
        code: 'rate_limited',
        message: `Demasiados intentos. Espera ${seconds} segundos e inténtalo de nuevo.`,
      });
      server.clock.advance(seconds * 1000);
      expect((await login('mala', '192.0.2.1')).statusCode).toBe(401);
    }
    expect((await login(ana.password, '198.51.100.7')).statusCode).toBe(200);
  });

  test('is forgotten after a success, and after 15 minutes', async () => {
    await fail(4, () => '192.0.2.1');
    await login(ana.password, '192.0.2.1');
    expect(await fail(5, () => '192.0.2.1')).toEqual([401, 401, 401, 401, 401]);
    server.clock.advance(15 * 60_000);
    expect(await fail(5, () => '192.0.2.1')).toEqual([401, 401, 401, 401, 401]);
  });

  test('counts for a name that does not exist alike', async () => {
    expect(await fail(6, () => '192.0.2.1', 'nadie')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('counts tries that are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('mala', '192.0.2.1')));
    const evaluated = answers.filter(({ statusCode }) => statusCode === 401).length;
    // Two hashes run at once, so one try more than allowed can have begun.
    expect(evaluated).toBeLessThanOrEqual(6);
  });
});

describe('guessing one name from everywhere', () => {
  test('slows to one try a minute after fifty, except where the person has signed in', async () => {
    await login(ana.password, '203.0.113.200');
    await fail(50, (index) => `198.51.100.${index}`);
    const stranger = await login(ana.password, '192.0.2.77');
    expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([429, '60']);
    expect((await login(ana.password, '203.0.113.200')).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await login(ana.password, '192.0.2.77')).statusCode).toBe(200);
  });
});

/** The first address of a /64, by the last byte of the /56 and of the /48. */
const household = (ofSite: number, ofCustomer: number) =>
  `2001:db8:1:${(ofSite * 256 + ofCustomer).toString(16)}::1`;

describe('guessing from the many networks of one IPv6 customer', () => {
  test('one name: four times as often from a /56 and sixteen times from a /48, then it waits', async () => {
    await login(ana.password, household(0, 0));
    const wrong = async (times: number, address: (index: number) => string) =>
      (await fail(times, address)).filter((status) => status === 401).length;
    expect(await wrong(30, (index) => household(1, index))).toBe(20);
    // The name's own count, over all networks, comes first: 50 a day.
    expect(await wrong(60, (index) => household(2 + index, 0))).toBe(30);
  });

  test('many names: a hundred times four from a /56', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 401; index += 1) {
      statuses.push((await login('mala', household(0, index % 200), `nadie${index}`)).statusCode);
      server.clock.advance(20);
    }
    expect(statuses.lastIndexOf(401)).toBe(399);
    expect(statuses.at(-1)).toBe(429);
    expect((await login('mala', household(1, 0), 'otro')).statusCode).toBe(401);
  });
});

describe('guessing many names from one network', () => {
  test('slows to one try a minute after a hundred in ten minutes', async () => {
    for (let index = 0; index < 100; index += 1) {
      await login('mala', '192.0.2.1', `nadie${index}`);
      server.clock.advance(20);
    }
    const blocked = await login(ana.password, '192.0.2.1');
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '60']);
    expect((await login(ana.password, '192.0.2.2')).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await login(ana.password, '192.0.2.1')).statusCode).toBe(200);
  });

  test('three hundred people on one Wi-Fi sign in without meeting a limit', async () => {
    for (let index = 0; index < 300; index += 1) {
      expect((await login(ana.password, '192.0.2.1')).statusCode).toBe(200);
      // Six seconds for all of them.
      server.clock.advance(20);
    }
  });
});

test('registrations: thirty an hour and ten collisions from one network, administrators are free', async () => {
  const admin = await server.person('ADMIN', 'admin');
  let number = 70_000;
  const register = (change: object, remoteAddress: string, as?: Person) => {
    number += 1;
    const id = String(number);
    const body = {
      codigo: id,
      nombre: 'A',
      apellido: 'B',
      username: `u${id}`,
      email: `u${id}@b.bo`,
      password: id,
    };
    return server.call('POST', '/auth/register', { body: { ...body, ...change }, remoteAddress, as });
  };
  for (let index = 0; index < 10; index += 1) {
    expect((await register({ username: 'ana' }, '192.0.2.9')).statusCode).toBe(409);
  }
  expect((await register({}, '192.0.2.9')).statusCode).toBe(429);
  for (let index = 0; index < 30; index += 1) {
    expect((await register({}, '192.0.2.8')).statusCode).toBe(200);
  }
  expect((await register({}, '192.0.2.8')).statusCode).toBe(429);
  expect((await register({}, '192.0.2.8', admin)).statusCode).toBe(200);
  server.clock.advance(60 * 60_000);
  expect((await register({}, '192.0.2.8')).statusCode).toBe(200);
});

test('more logins than one process can begin in a second are refused before any work', async () => {
  const busy = await createTestApp({ limits: { loginsPerSecond: 2 } });
  try {
    const body = { username: 'x', password: 'y' };
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await busy.call('POST', '/auth/login', { body })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 503]);
    busy.clock.advance(1000);
    expect((await busy.call('POST', '/auth/login', { body })).statusCode).toBe(401);
  } finally {
    await busy.close();
  }
});

test('the counters hold no address and no name', async () => {
  await fail(3, () => '192.0.2.1');
  const rows = await server.storage.database.limits.selectFrom('rate_limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|ana/);
});
