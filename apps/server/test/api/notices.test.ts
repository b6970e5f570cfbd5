import type { SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedFirstAdministrator } from '../../src/boot/seed.ts';
import { systemRandom } from '../../src/random.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { cheapHash, createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
let first = '';
beforeAll(async () => {
  server = await createTestApp();
  const seeded = await seedFirstAdministrator({
    database: server.storage.database,
    passwords: new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 }),
    random: systemRandom,
    nowMs: server.clock(),
    username: 'admin',
    password: null,
  });
  first = seeded?.generatedPassword ?? '';
});
afterAll(() => server.close());

async function login(username: string, password: string) {
  const answer = await server.call('POST', '/auth/login', { body: { username, password } });
  return { ...answer.json<{ token: string }>(), password };
}
async function notices(as: { token: string }): Promise<SecurityNotices> {
  const answer = await server.call('GET', '/avisos', { as });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('a new administrator', () => {
  test('is announced to the others, whoever made them, for seven days', async () => {
    const admin = await login('admin', first);
    const body = {
      username: 'nueva',
      email: 'nueva@x.bo',
      codigo: 'N-1',
      nombre: 'N',
      apellido: 'N',
      role: 'ADMIN',
      password: 'una clave larga',
    };
    await server.call('POST', '/auth/register', { as: admin, confirmedBy: admin, body });
    const ana = await server.person('USER', 'ana');
    server.clock.advance(60_000);
    const promotion = {
      username: 'ana',
      email: 'ana@example.test',
      role: 'ADMIN',
      password: 'otra clave larga',
    };
    await server.call('PUT', `/auth/users/${ana.id}`, { as: admin, confirmedBy: admin, body: promotion });
    await server.call('POST', '/auth/register', {
      as: admin,
      body: { ...body, username: 'luz', email: 'luz@x.bo', codigo: 'N-2', role: 'USER' },
    });

    const told = (await notices(admin)).administradores;
    expect(told).toEqual([
      { id: ana.id, username: 'ana', desde: '2026-09-26T23:31:00.000Z', por: 'admin', motivo: 'promovido' },
      expect.objectContaining({ username: 'nueva', por: 'admin', motivo: 'creado' }),
    ]);
    const nueva = await login('nueva', 'una clave larga');
    expect((await notices(nueva)).administradores.map(({ username }) => username)).toEqual(['ana']);

    server.clock.advance(7 * DAY_MS - 60_000 - 1);
    expect((await notices(await login('admin', first))).administradores).toHaveLength(2);
    server.clock.advance(1);
    expect((await notices(await login('admin', first))).administradores).toHaveLength(1);
  });

  test('is announced no more once the right is gone', async () => {
    const admin = await login('admin', first);
    const users = (await server.call('GET', '/auth/users', { as: admin })).json<
      { id: number; username: string }[]
    >();
    const id = users.find(({ username }) => username === 'ana')?.id;
    await server.call('PUT', `/auth/users/${id}`, {
      as: admin,
      confirmedBy: admin,
      body: { username: 'ana', email: 'ana@example.test', role: 'USER' },
    });
    expect((await notices(admin)).administradores).toEqual([]);
  });
});

test('the printed password is told until it is changed', async () => {
  const admin = await login('admin', first);
  expect((await notices(admin)).primeraClave).toBe('admin');
  const answer = await server.call('PUT', '/auth/me/clave', {
    as: admin,
    body: { claveActual: first, claveNueva: 'una clave propia' },
  });
  expect((await notices(answer.json())).primeraClave).toBeNull();
});
