import type { ScreenAnswer } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

async function link(as: Person = admin) {
  const answer = await server.call('POST', '/pantalla/enlaces', { as });
  return answer.json<{ secreto: string; vence: string }>();
}

const read = (secret: string, headers: Readonly<Record<string, string>> = {}) =>
  server.call('GET', '/pantalla', { headers: { 'x-pantalla': secret, ...headers } });
const shown = async (secret: string) => (await read(secret)).json<ScreenAnswer>();

/** New members who are marked today, or weeks ago. */
async function come(count: number, name: string, weeks = 0): Promise<void> {
  const fecha = new Date(Date.parse('2026-09-26') - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  for (let index = 0; index < count; index += 1) {
    const { codigo } = await server.person('USER', `${name}${index}`);
    const [path, body] =
      weeks === 0
        ? ['/asistencia/marcar-por-membresia', { codigoMembresia: codigo }]
        : ['/asistencia/otra-fecha', { codigoMembresia: codigo, fecha }];
    expect((await server.call('POST', path as string, { as: admin, body })).statusCode).toBe(200);
  }
}

describe('what the projector is answered (R69)', () => {
  test('two counts, the meeting and its hours, and nothing else', async () => {
    const { secreto } = await link();
    await come(7, 'antes', 1);
    await come(5, 'hoy');
    const answer = await read(secreto);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      presentes: 5,
      unos: 7,
      reunion: { titulo: 'Red de Jovenes', inicio: '19:00', fin: '21:00' },
      fecha: '2026-09-26',
    });
  });

  test('no count under five', async () => {
    const { secreto } = await link();
    await come(4, 'antes', 1);
    await come(4, 'hoy');
    expect(await shown(secreto)).toMatchObject({ presentes: null, unos: null });
    await come(1, 'quinta');
    expect(await shown(secreto)).toMatchObject({ presentes: 5, unos: null });
  });
});

describe('who may have it', () => {
  const ended = (secret: string) =>
    expect(read(secret).then((answer) => [answer.statusCode, answer.json()])).resolves.toMatchObject([
      404,
      { code: 'screen_link_ended' },
    ]);

  test('a secret of 128 bits, which the database does not hold, until the end of the day', async () => {
    const { secreto, vence } = await link();
    expect(secreto).toMatch(/^[\w-]{22}$/);
    expect(vence).toBe('2026-09-27T04:00:00.000Z');
    const rows = await server.storage.database.store.selectFrom('screen_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secreto);
    server.clock.set('2026-09-27T03:59:59.000Z');
    expect((await read(secreto)).statusCode).toBe(200);
    server.clock.set('2026-09-27T04:00:00.000Z');
    await ended(secreto);
  });

  test('nobody without a link, whatever their token', async () => {
    await link();
    for (const secret of ['', 'x'.repeat(22)]) await ended(secret);
    const answer = await server.call('GET', '/pantalla', { as: admin });
    expect(answer.statusCode).toBe(404);
  });

  test('nobody once an administrator closed the links', async () => {
    const { secreto } = await link();
    const other = await link();
    expect((await server.call('DELETE', '/pantalla/enlaces', { as: admin })).statusCode).toBe(200);
    await ended(secreto);
    await ended(other.secreto);
  });

  test.each(['demoted', 'deleted'])('nobody by the link of an administrator who was %s', async (how) => {
    const second = await server.person('ADMIN', 'segunda');
    const { secreto } = await link(second);
    const { secreto: mine } = await link();
    const asked = { as: admin, confirmedBy: admin };
    const answer = await (how === 'deleted'
      ? server.call('DELETE', `/auth/users/${second.id}`, asked)
      : server.call('PUT', `/auth/users/${second.id}`, {
          ...asked,
          body: { username: 'segunda', email: 'segunda@example.test', role: 'USER' },
        }));
    expect(answer.statusCode).toBe(200);
    await ended(secreto);
    expect((await read(mine)).statusCode).toBe(200);
  });

  test('a member makes and closes no links', async () => {
    const ana = await server.person('USER', 'ana');
    expect((await server.call('POST', '/pantalla/enlaces', { as: ana })).statusCode).toBe(403);
    expect((await server.call('DELETE', '/pantalla/enlaces', { as: ana })).statusCode).toBe(403);
  });
});
