import type { Endpoint } from '@ministerio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';
import { enrol, type TestPhone } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const ORIGIN = 'https://iglesia.example';
let server: TestApp;
let admin: Person;
let member: Person;
let phone: TestPhone;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp({ publicUrl: ORIGIN });
  admin = await server.person('ADMIN', 'admin');
  member = await server.person('USER', 'ana');
  phone = await enrol(server, admin);
  cookie = phone.headers.cookie ?? '';
});
afterAll(() => server.close());

/** A call about records that do not exist, so that nothing changes. */
function knock({ method, path }: Endpoint, headers: Record<string, string>, as?: Person) {
  const url = path.replaceAll(/:\w+/g, '999999');
  return server.call(method, url, { as, headers, ...(method === 'GET' ? {} : { body: {} }) });
}

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const ofDoor = endpoints.filter(({ access }) => access === 'door');
const closed = endpoints.filter(({ access }) => access === 'ADMIN' || access === 'signed-in');
const own = { 'sec-fetch-site': 'same-origin' };

describe.each(named(ofDoor))('%s', (_name, endpoint) => {
  const asPhone = async (headers: Record<string, string>) => {
    const { statusCode, body } = await knock(endpoint, { cookie, ...headers });
    return [statusCode, body.includes('phone_missing')];
  };
  const isGet = endpoint.method === 'GET';

  test('takes the phone’s cookie from our own page alone (R54)', async () => {
    expect((await asPhone(own))[0]).not.toBe(401);
    expect((await asPhone({ origin: ORIGIN }))[0]).not.toBe(401);
    expect(await asPhone({ ...own, 'x-puerta': '' })).toEqual([401, true]);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await asPhone({ 'sec-fetch-site': site, origin: ORIGIN })).toEqual([401, true]);
    }
    if (isGet) return;
    expect(await asPhone({})).toEqual([401, true]);
    expect(await asPhone({ origin: 'https://otra.example' })).toEqual([401, true]);
  });

  test('judges whoever sends a token by it alone, with a good cookie beside it', async () => {
    const both = { ...own, cookie };
    expect((await knock(endpoint, { ...both, authorization: 'Bearer abc' })).statusCode).toBe(401);
    expect((await knock(endpoint, both, member)).json()).toMatchObject({ code: 'forbidden' });
    expect((await knock(endpoint, both, admin)).statusCode).not.toBe(401);
  });

  test('asks for the door’s header, whoever calls', async () => {
    const answer = await knock(endpoint, { 'x-puerta': '0' }, admin);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'cross_site' }]);
  });

  test('refuses nobody, and a phone that was never enrolled', async () => {
    for (const sent of ['', 'puerta=1.x', `puerta=999.${'a'.repeat(43)}`, cookie.slice(0, -1)]) {
      expect(await asPhone({ ...own, cookie: sent })).toEqual([401, true]);
    }
  });
});

test.each(named(closed))('%s does not know the phone’s cookie', async (_name, endpoint) => {
  expect((await knock(endpoint, { ...own, cookie })).statusCode).toBe(401);
});

test('the cookie is Secure behind https', async () => {
  const made = await server.call('POST', '/puerta/codigos', {
    as: admin,
    body: { perfil: 'numeros' },
    confirmedBy: admin,
  });
  const body = { codigo: made.json<{ codigo: string }>().codigo, nombre: 'Mesa 2' };
  const cross = await server.call('POST', '/puerta/enrolar', {
    body,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(cross.json()).toMatchObject({ code: 'cross_site' });
  const answer = await server.call('POST', '/puerta/enrolar', { body, headers: own });
  expect(String(answer.headers['set-cookie'])).toContain('; Secure');
});

test('in front of another backend there is no door', async () => {
  const foreign = await createTestApp({ apiUrl: 'http://127.0.0.1:9/api' });
  try {
    for (const { method, path } of endpoints.filter(({ door }) => door)) {
      const answer = await foreign.call(method, path.replaceAll(/:\w+/g, '1'), { headers: phone.headers });
      expect([path, answer.statusCode, answer.headers['set-cookie']]).toEqual([path, 404, undefined]);
    }
  } finally {
    await foreign.close();
  }
});
