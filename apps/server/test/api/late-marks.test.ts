import { ownData } from '@ministerio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allAtOnce } from '../all-at-once.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: 'AB 5501' });
});
afterAll(() => server.close());

/** The clock stands at 2026-09-26 19:30 in La Paz. */
const markLate = (body: unknown, as = admin) => server.call('POST', '/asistencia/otra-fecha', { as, body });

describe('POST /asistencia/otra-fecha', () => {
  test('answers the record of that day, whose time nobody knows', async () => {
    const answer = await markLate({ codigoMembresia: ' ab5501 ', fecha: '2026-09-12' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        id: expect.any(Number),
        date: '2026-09-12',
        time: '00:00:00',
        sinHora: true,
        latitude: null,
        longitude: null,
        aporte: null,
        user: { id: expect.any(Number), codigo: 'AB 5501', nombre: 'Ana', apellido: 'Rojas' },
      },
    ]);
  });

  test('the person’s own data say no time either', async () => {
    await markLate({ codigoMembresia: 'AB5501', fecha: '2026-09-11' });
    const { asistencias } = ownData.parse((await server.call('GET', '/auth/me/datos', { as: ana })).json());
    expect(asistencias).toContainEqual(
      expect.objectContaining({ date: '2026-09-11', method: 'late', time: null }),
    );
  });

  test('the record says how and by whom, and the log too', async () => {
    const { id } = (await markLate({ codigoMembresia: 'AB5501', fecha: '2026-09-05' })).json<{
      id: number;
    }>();
    const { store } = server.storage.database;
    const [row] = await store.selectFrom('attendance').selectAll().where('id', '=', id).execute();
    expect(row).toMatchObject({ method: 'late', marked_by: admin.id, marked_ms: server.clock() });
    const [latest] = (await server.call('GET', '/auditoria', { as: admin })).json<object[]>();
    expect(latest).toMatchObject({
      action: 'attendance_marked_late',
      actor: 'admin',
      entityId: id,
      after: { codigo: '••••01', nombre: 'Ana', date: '2026-09-05' },
    });
  });

  test('says in every list, and in no other mark, that nobody knows the time', async () => {
    const late = (await markLate({ codigoMembresia: 'AB5501', fecha: '2026-09-01' })).json<{ id: number }>();
    const today = await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: 'AB5501' },
    });
    expect(today.json()).not.toHaveProperty('sinHora');
    const own = await server.call('GET', '/asistencia/mis-asistencias', { as: ana });
    const all = await server.call('GET', '/asistencia/general', { as: admin });
    for (const list of [own, all]) {
      const records = list.json<{ id: number; date: string; sinHora?: true }[]>();
      expect(records.find(({ id }) => id === late.id)).toMatchObject({ sinHora: true, time: '00:00:00' });
      expect(records.find(({ date }) => date === '2026-09-26')).not.toHaveProperty('sinHora');
      expect(records.every((record) => !('method' in record))).toBe(true);
    }
    await server.call('DELETE', `/asistencia/${late.id}`, { as: admin });
    const [latest] = (await server.call('GET', '/auditoria', { as: admin })).json<{ before: object }[]>();
    expect(latest).toMatchObject({ action: 'attendance_deleted', before: { date: '2026-09-01' } });
    expect(latest?.before).not.toHaveProperty('time');
  });

  test('a day that is marked already says which, however it was marked', async () => {
    await markLate({ codigoMembresia: 'AB5501', fecha: '2026-08-29' });
    const again = await markLate({ codigoMembresia: 'AB5501', fecha: '2026-08-29' });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'already_marked', message: 'Este usuario ya tiene su asistencia del 29-08-2026.' },
    ]);
  });

  test.each([
    ['today', '2026-09-26'],
    ['tomorrow', '2026-09-27'],
    ['more than a year ago', '2025-09-24'],
  ])('%s is refused', async (_what, fecha) => {
    const answer = await markLate({ codigoMembresia: 'AB5501', fecha });
    const message = 'Elige una fecha anterior a hoy, de hasta un año atrás.';
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message, errors: { fecha: message } },
    ]);
  });

  test.each([
    ['no day', { codigoMembresia: 'AB5501' }, { fecha: 'Fecha inválida' }],
    ['a day of no calendar', { codigoMembresia: 'AB5501', fecha: '2026-02-30' }, { fecha: 'Fecha inválida' }],
    ['another form', { codigoMembresia: 'AB5501', fecha: '12-09-2026' }, { fecha: 'Fecha inválida' }],
    [
      'no number',
      { codigoMembresia: ' ', fecha: '2026-09-12' },
      { codigoMembresia: 'Ingresa un número de membresía válido' },
    ],
  ])('%s is refused by its field', async (_what, body, errors) => {
    const answer = await markLate(body);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([400, errors]);
  });

  test('an unknown number is refused', async () => {
    const answer = await markLate({ codigoMembresia: '404', fecha: '2026-09-12' });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'number_not_found', message: 'Número de membresía no válido' },
    ]);
  });

  test('it can be undone, and the log keeps what went', async () => {
    const { id } = (await markLate({ codigoMembresia: 'AB5501', fecha: '2026-08-01' })).json<{
      id: number;
    }>();
    expect((await server.call('DELETE', `/asistencia/${id}`, { as: admin })).statusCode).toBe(200);
    const again = await markLate({ codigoMembresia: 'AB5501', fecha: '2026-08-01' });
    expect(again.statusCode).toBe(200);
  });

  test('fifty at once leave one row and one entry', async () => {
    const markOnce = () => markLate({ codigoMembresia: 'AB5501', fecha: '2026-07-04' });
    const answers = await allAtOnce(
      Array<typeof markOnce>(50).fill(markOnce),
      ({ statusCode }) => statusCode,
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { store } = server.storage.database;
    const log = await store
      .selectFrom('audit_log')
      .select('id')
      .where('after_json', 'like', '%2026-07-04%')
      .execute();
    expect(log).toHaveLength(1);
  });
});
