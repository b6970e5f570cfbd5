import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let backend: Server;
let server: TestApp;
let seen: Seen[] = [];
let reply = { status: 200, type: 'application/json', body: '{}' };

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const answered = { 'content-type': reply.type, 'x-secret': 'no', 'set-cookie': 'equipo=suyo' };
    response.writeHead(reply.status, answered).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  server = await createTestApp({ apiUrl: `http://127.0.0.1:${port}/v1` });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  seen = [];
  reply = { status: 200, type: 'application/json', body: '{}' };
});
afterAll(async () => {
  await server.close();
  backend.close();
});

describe('in front of another backend', () => {
  test('a call passes unchanged, and so does its answer', async () => {
    reply = { status: 201, type: 'application/json;charset=UTF-8', body: '{"token":"t"}' };
    const answer = await server.call('POST', '/auth/login', {
      body: '{"username": "ana" }',
      headers: { 'content-type': 'application/json', authorization: 'Bearer theirs' },
    });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/v1/auth/login',
        body: '{"username": "ana" }',
        headers: { authorization: 'Bearer theirs', 'content-type': 'application/json' },
      },
    ]);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      201,
      reply.type,
      reply.body,
    ]);
    expect(answer.headers['x-secret']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['GET', '/auth/users?x=1&y=%20', '/v1/auth/users?x=1&y=%20'],
    ['GET', '/auth/users/abc-1', '/v1/auth/users/abc-1'],
    ['DELETE', '/65f0c', '/v1/65f0c'],
    [
      'GET',
      '/asistencia/por-categoria/7?fecha=2026-01-01',
      '/v1/asistencia/por-categoria/7?fecha=2026-01-01',
    ],
    ['GET', '/contactanos', '/v1/contactanos'],
  ] as const)('%s %s', async (method, path, url) => {
    expect((await server.call(method, path)).statusCode).toBe(200);
    expect(seen.map((call) => [call.method, call.url])).toEqual([[method, url]]);
  });

  test('no cookie passes, either way, and none is set', async () => {
    const answer = await server.call('POST', '/auth/login', {
      body: { username: 'ana', password: 'x' },
      headers: { cookie: 'equipo=1.0.1.abc.def; tema=oscuro' },
    });
    expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a plain text refusal stays one', async () => {
    reply = { status: 400, type: 'text/plain', body: 'ya marcó' };
    const answer = await server.call('POST', '/asistencia/marcar-por-membresia', {
      body: { codigoMembresia: '1' },
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      400,
      'text/plain',
      'ya marcó',
    ]);
  });

  test.each([
    ['POST', '/contactanos'],
    ['GET', '/auditoria'],
    ['GET', '/auth/me/datos'],
    ['POST', '/auth/me/eliminacion'],
    ['GET', '/auth/eliminaciones'],
    ['GET', '/datos-de-ejemplo'],
    ['GET', '/primeros-pasos'],
    ['DELETE', '/asistencia/7'],
    ['GET', '/auth/users/7/resumen'],
    ['PUT', '/auth/me/clave'],
    ['GET', '/metrics'],
    ['GET', '/contenido'],
    ['GET', '/contenido/datos'],
    ['PUT', '/contenido/datos'],
    ['GET', '/contenido/datos/versiones'],
    ['POST', '/contenido/datos/versiones/1/restaurar'],
    ['POST', '/auth/me/confirmar'],
  ] as const)('%s %s is an extra of ours and not found', async (method, path) => {
    expect((await server.call(method, path, { body: method === 'GET' ? undefined : {} })).statusCode).toBe(
      404,
    );
    expect(seen).toEqual([]);
  });

  test('health and sermons stay ours', async () => {
    expect((await server.call('GET', '/health')).json()).toMatchObject({ status: 'ok' });
    expect((await server.call('GET', '/videos')).json()).toEqual({ items: [] });
    expect(seen).toEqual([]);
  });

  test.each([
    '/auth/users/%2e%2e',
    '/auth/users/.',
    '/%2e%2e',
    '/auth/users/..%5c..%5cactuator',
    '/auth/users/..%2f..%2factuator',
    '/auth/users/..;/..;/actuator',
    '/auth/users/%252e%252e%252factuator',
    '/auth/users/7;x=..%2f..',
    '/auth/users/7%3fadmin=1',
    '/auth/users/7%23x',
    '/auth/users/7%20',
    '/auth/users/7%00',
    '/auth/users/@evil.example',
    '/auth/users/http:evil.example',
    '/auth/users/7%0d%0aHost:%20evil',
  ])('%s does not climb', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) await server.call(method, path);
    expect(seen).toEqual([]);
  });

  // On a real socket: `inject` would turn a back-slash into a slash before the router sees it.
  test.each([
    ['GET', '/auth/users/..\\..\\..\\actuator\\env'],
    ['DELETE', '/category/delete/..\\..\\..\\admin\\all'],
    ['POST', '/category/users/..\\..\\..\\x/categories/..\\..'],
    ['PUT', '/auth/users/..\\..\\..\\put'],
    ['GET', '/..\\actuator'],
    ['GET', '//otro-sitio.example/'],
  ] as const)('%s %s does not climb by slashes', async (method, path) => {
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', method, path: `/api${path}`, agent: false }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    expect(seen).toEqual([]);
  });

  test('an answer is read to 32 MB, and one that is larger is busy', async () => {
    reply = { status: 200, type: 'application/json', body: ' '.repeat(32 * 1024 * 1024) };
    expect((await server.call('GET', '/auth/users')).statusCode).toBe(200);
    reply = { ...reply, body: `${reply.body} ` };
    const answer = await server.call('GET', '/auth/users');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'busy']);
  });

  test.each([199, 600, 999])('a status of %i, which no client understands, is busy', async (status) => {
    reply = { status, type: 'application/json', body: '{}' };
    const answer = await server.call('GET', '/auth/users');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'busy']);
  });

  test('a backend that does not answer is busy', async () => {
    const lost = await createTestApp({ apiUrl: 'http://127.0.0.1:9' });
    try {
      const answer = await lost.call('GET', '/auth/users');
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'busy']);
    } finally {
      await lost.close();
    }
  });
});
