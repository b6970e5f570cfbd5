import { type DeletionRequest, ownData } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin', { nombre: 'Ruth', apellido: 'Núñez' });
  ana = await server.person('USER', 'ana', { codigo: 'AB5501', nombre: 'Ana', apellido: 'Peña' });
});
afterEach(() => server.close());

const ask = (as: Person) => server.call('POST', '/auth/me/eliminacion', { as });
const status = async (as: Person) => (await server.call('GET', '/auth/me/eliminacion', { as })).json();
const requests = async () =>
  (await server.call('GET', '/auth/eliminaciones', { as: admin })).json<DeletionRequest[]>();
const lastActions = async (count: number) =>
  (await server.call('GET', `/auditoria?limit=${count}`, { as: admin }))
    .json<{ actor: string; action: string; entity: string }[]>()
    .filter(({ entity }) => entity !== 'session')
    .map(({ actor, action }) => `${actor} ${action}`);

describe('the own data', () => {
  test('are all there: account, ministries, marks, changes, and nobody else', async () => {
    const { id } = (
      await server.call('POST', '/category/create', { as: admin, body: { name: 'Red de Jovenes' } })
    ).json<{ id: number }>();
    await server.call('POST', `/category/users/${ana.id}/categories/${id}`, { as: admin });
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: 'AB5501' },
    });
    server.clock.advance(6 * 60 * 60 * 1000);
    const body = { date: '2026-09-27', time: '01:30:00', ...testChurch.point, accuracy: 5 };
    await server.call('POST', '/asistencia/marcar', { as: ana, body });

    const answer = await server.call('GET', '/auth/me/datos', { as: ana });
    expect(answer.statusCode).toBe(200);
    const data = ownData.parse(answer.json());
    expect(data).toMatchObject({
      cuenta: {
        id: ana.id,
        username: 'ana',
        nombre: 'Ana',
        apellido: 'Peña',
        codigo: 'AB5501',
        role: 'USER',
      },
      ministerios: [{ nombre: 'Red de Jovenes' }],
      asistencias: [
        { date: '2026-09-27', method: 'position', marcadoPor: null, ...testChurch.point, precisionMetros: 5 },
        { date: '2026-09-26', time: '19:30:00', method: 'number', marcadoPor: 'Ruth Núñez', latitude: null },
      ],
      eliminacionPedida: null,
    });
    expect(data.cambios.map(({ action }) => action)).toEqual([
      'attendance_marked',
      'member_assigned',
      'signed_in',
    ]);
    expect(answer.body).not.toMatch(/argon2|admin@example|hash|version/);
  });

  test('need a password that is not the number', async () => {
    const number = await server.person('USER', 'beto', { codigo: '7700', passwordKind: 'number' });
    for (const call of [() => server.call('GET', '/auth/me/datos', { as: number }), () => ask(number)]) {
      const answer = await call();
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { code: 'own_password_required', message: 'Elige primero una contraseña propia.' },
      ]);
    }
    expect(await requests()).toEqual([]);
  });
});

describe('asking to be deleted', () => {
  test('is noted once, seen by the administrators, and audited', async () => {
    expect(await status(ana)).toEqual({ pedida: null });
    expect((await ask(ana)).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await ask(ana)).statusCode).toBe(200);
    const pedida = '2026-09-26T23:30:00.000Z';
    expect(await status(ana)).toEqual({ pedida });
    expect(await requests()).toEqual([
      { id: ana.id, username: 'ana', nombre: 'Ana', apellido: 'Peña', codigo: 'AB5501', pedida },
    ]);
    expect(await lastActions(5)).toEqual(['ana deletion_requested']);
  });

  test('can be taken back, once', async () => {
    await ask(ana);
    for (let times = 0; times < 2; times += 1) {
      expect((await server.call('DELETE', '/auth/me/eliminacion', { as: ana })).statusCode).toBe(200);
    }
    expect(await status(ana)).toEqual({ pedida: null });
    expect(await lastActions(5)).toEqual(['ana deletion_withdrawn', 'ana deletion_requested']);
  });

  test('can be closed by an administrator without deleting', async () => {
    await ask(ana);
    const dismiss = () => server.call('DELETE', `/auth/eliminaciones/${ana.id}`, { as: admin });
    expect((await dismiss()).statusCode).toBe(200);
    expect((await dismiss()).json()).toMatchObject({ code: 'user_not_found' });
    expect(await requests()).toEqual([]);
    expect(await lastActions(1)).toEqual(['admin deletion_dismissed']);
  });

  test('ends with the deletion', async () => {
    await ask(ana);
    expect((await server.call('DELETE', `/auth/users/${ana.id}`, { as: admin })).statusCode).toBe(200);
    expect(await requests()).toEqual([]);
    expect((await ask(ana)).statusCode).toBe(401);
  });
});
