import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type openApiDocument } from '../../src/openapi/document.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const METRICS_TOKEN = 'a token for the collector';
let server: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  server = await createTestApp({ metricsToken: METRICS_TOKEN });
  admin = await server.person('ADMIN', 'admin');
  member = await server.person('USER', 'ana');
});
afterAll(() => server.close());

test('health names the database', async () => {
  const answer = await server.call('GET', '/health');
  expect(answer.json()).toEqual({ status: 'ok', database: server.storage.database.kind });
});

test('ready tells the age of the newest automatic copy', async () => {
  expect((await server.call('GET', '/ready')).json()).toEqual({
    status: 'ok',
    backupAgeSeconds: null,
    problemas: [],
  });
  const { dataDir } = server.storage;
  const copying = await createTestApp({ backupsDir: dataDir });
  try {
    const ready = async () => (await copying.call('GET', '/ready')).json();
    expect(await ready()).toEqual({ status: 'ok', backupAgeSeconds: null, problemas: [] });
    const copy = join(dataDir, 'diaria-2026-09-26.sqlite');
    writeFileSync(copy, '');
    utimesSync(copy, copying.clock() / 1000 - 90, copying.clock() / 1000 - 90);
    expect(await ready()).toEqual({ status: 'ok', backupAgeSeconds: 90, problemas: [] });
    const ofTheFuture = join(dataDir, 'diaria-2027-09-26.sqlite');
    writeFileSync(ofTheFuture, '');
    utimesSync(ofTheFuture, copying.clock() / 1000 + 400 * 86_400, copying.clock() / 1000 + 400 * 86_400);
    expect(await ready()).toMatchObject({ backupAgeSeconds: 90 });
  } finally {
    await copying.close();
  }
});

describe('GET /metrics', () => {
  const metrics = (token?: string) =>
    server.call('GET', '/metrics', token === undefined ? {} : { as: { token } });

  test.each([
    ['an administrator', () => admin.token],
    ['the collector', () => METRICS_TOKEN],
  ])('answers %s', async (_who, token) => {
    const answer = await metrics(token());
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(
      /ministerio_requests_total\{method="POST",route="\/api\/auth\/login",status="200"\} \d+/,
    );
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const name of [
      'ministerio_request_seconds_bucket{le="0.1",method="POST",route="/api/auth/login",status="200"}',
      'ministerio_request_seconds_sum{method="POST",route="/api/auth/login",status="200"}',
      'ministerio_uptime_seconds',
      'ministerio_memory_bytes',
      'ministerio_event_loop_delay_seconds',
    ]) {
      expect(answer.body).toContain(`\n${name} `);
    }
  });

  test('refuses everybody else', async () => {
    expect((await metrics()).statusCode).toBe(401);
    expect((await metrics(member.token)).statusCode).toBe(403);
    expect((await metrics(`${METRICS_TOKEN}x`)).statusCode).toBe(401);
  });
});

test.each(endpoints.map(({ method, path }) => [method, path] as const))('%s %s is served', (method, path) => {
  const url = `/api${path === '/:id' ? '/:id(^\\d+$)' : path}`;
  expect(server.app.hasRoute({ method, url })).toBe(true);
});

describe('the description of the API', () => {
  test('has every call with its parameters, its body and its refusals', async () => {
    const answer = await server.call('GET', '/openapi.json');
    const description = answer.json<ReturnType<typeof openApiDocument>>();
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    for (const { method, path } of endpoints) {
      expect(calls).toContain(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    }
    expect(description.paths['/asistencia/por-categoria/{id}']?.get?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'fecha', in: 'query', required: false },
      { name: 'desde', in: 'query', required: false },
      { name: 'hasta', in: 'query', required: false },
      { name: 'limit' },
      { name: 'offset' },
    ]);
    expect(description.paths['/auth/login']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['username', 'password'] } } },
    });
  });

  test('is a static page that runs no script', async () => {
    const page = await server.call('GET', '/docs');
    expect(page.body).toContain('POST /auth/login');
    expect(page.body).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    const style = await server.call('GET', '/docs/estilo.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

test('the log is listed newest first and in pieces', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) {
    await server.call('POST', '/category/create', { as: admin, body: { name } });
    server.clock.advance(1000);
  }
  const list = async (query: string) =>
    (await server.call('GET', `/auditoria?entity=category${query}`, { as: admin }))
      .json<{ after: { name: string } }[]>()
      .map(({ after }) => after.name);
  expect(await list('')).toEqual(['Tres', 'Dos', 'Uno']);
  expect(await list('&limit=1&offset=1')).toEqual(['Dos']);
  expect((await server.call('GET', '/auditoria?limit=x', { as: admin })).statusCode).toBe(400);
});

test('a long answer travels compressed to who takes it', async () => {
  for (let index = 0; index < 40; index += 1) await server.person('USER', `persona${index}`);
  const plain = await server.call('GET', '/auth/users', { as: admin });
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
  const small = await server.call('GET', '/auth/users', {
    as: admin,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 3);
  expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json());
  const refused = await server.call('GET', '/auth/users', {
    as: admin,
    headers: { 'accept-encoding': 'gzip;q=0' },
  });
  expect(refused.headers['content-encoding']).toBeUndefined();
});
