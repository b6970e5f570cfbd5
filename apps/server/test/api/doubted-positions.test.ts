import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: 'AB 5501' });
});
afterEach(() => server.close());

const here = { date: '2026-09-26', time: '19:30:00', latitude: -17.8132, longitude: -63.1804 };
const mark = (body: unknown, as: Person = ana) => server.call('POST', '/asistencia/marcar', { as, body });
const markNumber = (codigoMembresia: unknown) =>
  server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body: { codigoMembresia } });

describe('a position that may not be a phone’s own (R34)', () => {
  const near = { ...here, latitude: -17.81325, longitude: -63.18035 };
  const flags = async () => {
    const list = await server.call('GET', '/asistencia/general', { as: admin });
    return list.json<{ ubicacionDudosa?: string }[]>().map(({ ubicacionDudosa }) => ubicacionDudosa ?? null);
  };

  test.each([
    ['an honest reading', { ...near, accuracy: 12 }, null],
    ['no accuracy', near, null],
    ['an accuracy of 0', { ...near, accuracy: 0 }, 'precision-cero'],
    ['the very point of the church', { ...here, accuracy: 12 }, 'punto-exacto'],
    ['the point in one direction only', { ...here, longitude: -63.18035 }, null],
  ])('%s is accepted, and flagged to administrators alone: %j', async (_what, body, flag) => {
    const answer = await mark(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('ubicacionDudosa');
    expect(await flags()).toEqual([flag]);
    expect((await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).body).not.toContain(
      'Dudosa',
    );
  });

  test('an equal one of an earlier day, or of somebody else, is flagged to the last digit', async () => {
    await mark({ ...near, accuracy: 12 });
    const eva = await server.person('USER', 'eva');
    await mark({ ...near, accuracy: 12 }, eva);
    const luz = await server.person('USER', 'luz');
    await mark({ ...near, latitude: -17.813250001 }, luz);
    server.clock.advance(24 * 3_600_000);
    const again = await server.call('POST', '/auth/login', {
      body: { username: 'ana', password: ana.password },
    });
    await mark({ ...near, accuracy: 12 }, again.json());
    admin = await server.person('ADMIN', 'otro');
    expect(await flags()).toEqual(['repetida', null, 'repetida', null]);
  });

  test('a number at the door never is, and an edit of the aporte keeps the flag', async () => {
    await mark({ ...here, accuracy: 0 });
    await server.person('USER', 'eva', { codigo: '77' });
    await markNumber('77');
    expect((await flags()).sort()).toEqual([null, 'punto-exacto'].sort());
    const [{ id }] = (await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).json<
      [{ id: number }]
    >();
    const edited = await server.call('PATCH', `/asistencia/${id}/editar-aporte`, {
      as: admin,
      body: { aporte: '5' },
    });
    expect(edited.json()).toMatchObject({ aporte: '5', ubicacionDudosa: 'punto-exacto' });
  });
});
