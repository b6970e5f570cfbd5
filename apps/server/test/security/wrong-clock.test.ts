import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const AHEAD_MS = 400 * DAY_MS;

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

/** Fills a limit while the clock is ahead, and sets it right. */
async function whileAhead(times: number, call: (index: number) => Promise<{ statusCode: number }>) {
  server.clock.advance(AHEAD_MS);
  let last = 0;
  for (let index = 0; index < times; index += 1) last = (await call(index)).statusCode;
  expect(last).toBe(429);
  server.clock.advance(-AHEAD_MS);
}

test('failed sign-ins of a clock that was ahead keep nobody out', async () => {
  const admin = await server.person('ADMIN', 'admin');
  const signIn = (username: string, password: string) => {
    server.clock.advance(20);
    return server.call('POST', '/auth/login', { body: { username, password } });
  };
  await whileAhead(102, (index) => signIn(`nadie${index}`, 'mala'));
  expect((await signIn('admin', admin.password)).statusCode).toBe(200);
  // Later tries count as ever.
  const statuses = [];
  for (let index = 0; index < 101; index += 1)
    statuses.push((await signIn(`otro${index}`, 'mala')).statusCode);
  expect(statuses.slice(-2)).toEqual([401, 429]);
});

test('messages of a clock that was ahead do not close the contact form', async () => {
  const send = (index: number) =>
    server.call('POST', '/contactanos', {
      body: { nombre: 'Ana', email: `a${index}@x.bo`, mensaje: 'hola' },
    });
  await whileAhead(11, send);
  for (let index = 0; index < 10; index += 1) expect((await send(index)).statusCode).toBe(200);
  const refused = await send(11);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
});

test('a session of a clock that was ahead ends with it', async () => {
  server.clock.advance(AHEAD_MS);
  const ana = await server.person('USER', 'ana');
  const mine = () => server.call('GET', '/asistencia/mis-asistencias', { as: ana });
  expect((await mine()).statusCode).toBe(200);
  server.clock.advance(-AHEAD_MS);
  expect((await mine()).json()).toMatchObject({ code: 'token_expired' });
});
