import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countAmountsAnew } from '../../src/db/repositories/attendance.ts';
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

describe('GET /asistencia/mis-asistencias', () => {
  test('answers the own records, newest first', async () => {
    await mark(here);
    server.clock.advance(5 * 60 * 60 * 1000);
    await mark(here);
    const eva = await server.person('USER', 'eva');
    await mark(here, eva);
    const answer = await server.call('GET', '/asistencia/mis-asistencias', { as: ana });
    expect(answer.json<{ date: string }[]>().map(({ date }) => date)).toEqual(['2026-09-27', '2026-09-26']);
  });
});

describe('PATCH /asistencia/{id}/editar-aporte', () => {
  const edit = (id: number, aporte: unknown) =>
    server.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: { aporte } });

  test.each([
    [' 50 ', '50', 5000],
    ['Bs 1.250,50', 'Bs 1.250,50', 125_050],
    ['una canasta', 'una canasta', null],
    [20.5, '20.5', 2050],
    ['Bs.- 20', 'Bs.- 20', 2000],
  ])('keeps %j as the text %j', async (sent, kept, cents) => {
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    const answer = await edit(id, sent);
    expect(answer.json()).toMatchObject({ id, aporte: kept, user: { codigo: 'AB 5501' } });
    const { store } = server.storage.database;
    expect(await store.selectFrom('attendance').select(['aporte', 'aporte_cents']).execute()).toEqual([
      { aporte: kept, aporte_cents: cents },
    ]);
  });

  test('what was no amount when it was written is counted at the start, but in a closed month', async () => {
    const { store } = server.storage.database;
    const texts = { '2026-08-29': 'Bs 20.-', '2026-09-05': '1 250', '2026-09-12': 'una canasta' };
    for (const [local_date, aporte] of Object.entries(texts)) {
      const { id } = (await markNumber('AB5501')).json<{ id: number }>();
      await store.updateTable('attendance').set({ local_date, aporte }).where('id', '=', id).execute();
    }
    const counted = { counted_cents: 0, counted_json: '[]', currency: 'Bs', witnessed: 0, closed_ms: 0 };
    await store
      .insertInto('closings')
      .values({ month: '2026-08', ...counted })
      .execute();
    await countAmountsAnew(store, 'Bs');
    const rows = await store.selectFrom('attendance').select('aporte_cents').orderBy('local_date').execute();
    expect(rows.map(({ aporte_cents }) => aporte_cents)).toEqual([null, 125_000, null]);
  });

  test.each(['', '   ', 'a'.repeat(201), null, true, 'a\nb'])('refuses %j', async (aporte) => {
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    const answer = await edit(id, aporte);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { aporte: 'Por favor, ingrese un aporte válido' },
    ]);
  });

  test('knows no record that does not exist, and says so after the body', async () => {
    expect((await edit(999_999, '')).statusCode).toBe(400);
    expect((await edit(999_999, '50')).json()).toEqual({
      code: 'attendance_not_found',
      message: 'No se encontró la asistencia.',
    });
  });

  test('answers what it replaced, and who had written that', async () => {
    const ruth = await server.person('ADMIN', 'ruth');
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    const asRuth = { as: ruth, body: { aporte: '70' } };
    expect((await edit(id, '50')).json()).toMatchObject({ anterior: null, anteriorDe: null });
    expect((await edit(id, '60')).json()).toMatchObject({ anterior: '50', anteriorDe: 'admin' });
    const answer = await server.call('PATCH', `/asistencia/${id}/editar-aporte`, asRuth);
    expect(answer.json()).toMatchObject({ aporte: '70', anterior: '60', anteriorDe: 'admin' });
    expect((await edit(id, '80')).json()).toMatchObject({ anterior: '70', anteriorDe: 'ruth' });
  });

  test('of several at once, each replaces the one before it', async () => {
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    const sent = ['1', '2', '3', '4', '5', '6'];
    const answers = await Promise.all(sent.map((aporte) => edit(id, aporte)));
    const replaced = answers.map((answer) => answer.json<{ anterior: string | null }>().anterior);
    expect(replaced.filter((anterior) => anterior === null)).toHaveLength(1);
    expect(new Set(replaced).size).toBe(sent.length);
  });

  test('is in the log with what stood before', async () => {
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    await edit(id, '50');
    await edit(id, '60');
    const [latest] = (await server.call('GET', '/auditoria', { as: admin })).json<object[]>();
    expect(latest).toMatchObject({
      action: 'aporte_edited',
      entityId: id,
      actor: 'admin',
      before: { aporte: '50', codigo: '••••01' },
      after: { aporte: '60' },
    });
  });
});

describe('DELETE /asistencia/{id}', () => {
  test('undoes a mark, which can then be made again', async () => {
    const { id } = (await markNumber('AB5501')).json<{ id: number }>();
    const answer = await server.call('DELETE', `/asistencia/${id}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Asistencia eliminada correctamente.' },
    ]);
    expect((await markNumber('AB5501')).statusCode).toBe(200);
    const again = await server.call('DELETE', `/asistencia/${id}`, { as: admin });
    expect(again.json()).toMatchObject({ code: 'attendance_not_found' });
  });
});
