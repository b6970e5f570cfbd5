import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
/** Signs out, which ends the session. */
let leaving: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  leaving = await server.person('ADMIN', 'leaving');
});
afterAll(() => server.close());

const writing = endpoints
  // Calls that take a file take no JSON at all.
  .filter(
    ({ method, errors, fileTypes }) =>
      method !== 'GET' && method !== 'DELETE' && errors === 'json' && fileTypes.length === 0,
  )
  .map(
    ({ method, path, body }) =>
      [method, path.replaceAll(/:\w+/g, '999999'), body.type !== 'undefined'] as const,
  );
const json = { 'content-type': 'application/json' };

describe.each(writing)('%s %s', (method, path, readsBody) => {
  test.each([
    ['broken JSON', '{"a":', 400, 'bad_json'],
    ['a poisoned key', '{"__proto__":{"role":"ADMIN"}}', 400, 'bad_json'],
    ['300 KB', `{"a":"${'a'.repeat(300_000)}"}`, 413, 'payload_too_large'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await server.call(method, path, { as: admin, body, headers: json });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'rubbish'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await server.call(method, path, {
        as: admin,
        body: 'a',
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        415,
        'unsupported_media_type',
      ]);
    },
  );

  test.each([
    ...['null', '[]', '"text"', '7', 'true', '{"username":{"$gt":""},"password":[1]}'].map((body) => [
      body,
      body,
    ]),
    ['of ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('survives the body %s', async (_what, body) => {
    const as = path === '/auth/salir' ? leaving : admin;
    const answer = await server.call(method, path, { as, body, headers: json });
    // Calls without a body ignore one that is sent.
    if (readsBody) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

const xml = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
test.each([
  ['an empty body', 'application/json', '', 'validation_failed'],
  ['a number beyond all', 'application/json', '1e999', 'validation_failed'],
  ['lists in place of texts', 'application/json', '{"username":["a"],"password":["b"]}', 'validation_failed'],
  [
    'a poisoned constructor',
    'application/json',
    '{"constructor":{"prototype":{"role":"ADMIN"}}}',
    'bad_json',
  ],
  ['another charset', 'application/json; charset=utf-7', '+AHs-+AH0-', 'bad_json'],
  ['a form', 'application/x-www-form-urlencoded', 'username=a&password=b', 'unsupported_media_type'],
  ['XML with an entity', 'application/xml', xml, 'unsupported_media_type'],
])('a sign-in refuses %s', async (_what, type, body, code) => {
  const answer = await server.call('POST', '/auth/login', { body, headers: { 'content-type': type } });
  expect(answer.json()).toMatchObject({ code });
});

test('a compressed body is read as it is', async () => {
  const headers = { ...json, 'content-encoding': 'gzip' };
  const body = gzipSync('{"username":"a","password":"b"}');
  expect((await server.call('POST', '/auth/login', { body, headers })).json()).toMatchObject({
    code: 'bad_json',
  });
});

test.each([
  ['POST', '/auth/login', { username: 'a\u0000b', password: 'x' }],
  ['POST', '/auth/login', { username: 'a\ud800', password: 'x' }],
  ['POST', '/asistencia/marcar-por-membresia', { codigoMembresia: '12\u00003' }],
  ['GET', '/auditoria?entity=a%00b', undefined],
] as const)('%s %s refuses characters that no database can look for', async (method, path, body) => {
  const headers = body === undefined ? {} : json;
  const answer = await server.call(method, path, { as: admin, body: JSON.stringify(body), headers });
  expect(answer.statusCode).toBe(400);
});

test.each([
  ['GET', '/nada'],
  ['POST', '/auth/users'],
  ['GET', '/AUTH/users'],
  ['GET', '/auth//users'],
  ['GET', '/%zz'],
  ['GET', '/'],
  ['PATCH', '/health'],
] as const)('%s %s is not found', async (method, path) => {
  const answer = await server.call(method, path, { as: admin });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'not_found', message: 'No se encontró lo que buscas.' },
  ]);
});

test('every answer of the API is private and framed by nobody', async () => {
  for (const path of ['/health', '/nada', '/auth/users']) {
    const { headers } = await server.call('GET', path, { as: admin });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('HSTS goes with a public address over https', async () => {
  const secure = await createTestApp({ publicUrl: 'https://iglesia.example' });
  try {
    const { headers } = await secure.call('GET', '/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  } finally {
    await secure.close();
  }
});

test('a list holds exactly what the contract names, never a hash', async () => {
  const { body } = await server.call('GET', '/auth/users', { as: admin });
  expect(body).not.toMatch(/argon2|password|hash|key/);
});
