import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enrol, marked, resultsOf, send, type TestPhone } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let server: TestApp;
let admin: Person;
let phone: TestPhone;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  await server.person('USER', 'ana', { codigo: '5501', nombre: 'Ana María', apellido: 'Rojas' });
  phone = await enrol(server, admin, { hasta: '2026-11-30' });
});
afterEach(() => server.close());

const rows = () =>
  server.storage.database.store
    .selectFrom('attendance')
    .select(['local_date', 'local_time', 'marked_ms'])
    .orderBy('id')
    .execute();
const undo = (clave: string, by: TestPhone = phone) =>
  server.call('DELETE', `/puerta/marcas/${clave}`, { headers: by.headers });
const one = (codigo = '5501', at = server.clock()) => marked(codigo, at);
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;

describe('R50', () => {
  test('an undone mark is not made again by a late repetition', async () => {
    const mark = one();
    await send(server, phone, [mark]);
    expect((await undo(mark.clave)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await undo(mark.clave)).statusCode).toBe(200);
    const again = await send(server, phone, [{ ...mark, codigo: '99999' }]);
    expect(resultsOf(again)).toEqual(['marcada']);
    expect(await rows()).toEqual([]);
    expect(resultsOf(await send(server, phone, [one()]))).toEqual(['marcada']);
    const [entry] = (await server.call('GET', '/auditoria?action=attendance_deleted', { as: admin })).json<
      { actor: string }[]
    >();
    expect(entry).toMatchObject({ actor: 'Teléfono Mesa 1' });
  });

  test('a phone undoes only what it marked itself, on its day, without an aporte and in no closed month', async () => {
    const other = await enrol(server, admin, { nombre: 'Mesa 2', hasta: '2026-11-30' });
    const mark = one();
    await send(server, phone, [mark]);
    const seen = one();
    expect(resultsOf(await send(server, other, [seen]))).toEqual(['ya-estaba']);
    for (const clave of [mark.clave, seen.clave, randomUUID()]) {
      const refused = await undo(clave, other);
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'mark_not_found']);
    }
    await server.call('PATCH', '/asistencia/1/editar-aporte', { as: admin, body: { aporte: '20' } });
    expect(codeOf(await undo(mark.clave))).toBe('mark_in_use');
    const { store } = server.storage.database;
    await store.updateTable('attendance').set({ aporte: null, aporte_cents: null }).execute();
    await store
      .insertInto('closings')
      .values({
        month: '2026-09',
        counted_cents: 0,
        counted_json: '[]',
        currency: 'Bs',
        witnessed: 0,
        closed_ms: 0,
      })
      .execute();
    expect(codeOf(await undo(mark.clave))).toBe('mark_in_use');
    await store.deleteFrom('closings').execute();
    server.clock.set('2026-09-27T04:00:00.000Z');
    expect(codeOf(await undo(mark.clave))).toBe('day_over');
    server.clock.set('2026-09-27T03:59:59.000Z');
    expect((await undo(mark.clave)).statusCode).toBe(200);
  });

  test('simultaneous repetitions of a batch write it once', async () => {
    const mark = one();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(server, phone, [mark])));
    expect(answers.map(resultsOf)).toEqual(Array.from({ length: 8 }, () => ['marcada']));
    expect(await rows()).toHaveLength(1);
  });
});

describe('R53', () => {
  test.each([
    ['right', 0],
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['two days ahead', 48 * HOUR],
    ['two days behind', -48 * HOUR],
  ])('the age of a mark counts, whatever a clock that is %s says', async (_how, off) => {
    server.clock.advance(2 * HOUR + MINUTE);
    const typed = server.clock() - 2 * HOUR;
    await send(server, phone, [marked('5501', typed + off)], server.clock() + off);
    expect(await rows()).toMatchObject([
      { marked_ms: typed, local_date: '2026-09-26', local_time: '19:31:00' },
    ]);
  });

  test.each([
    ['36 hours', 36 * HOUR, 'marcada'],
    ['more than 36 hours', 36 * HOUR + 1, 'fuera-de-plazo'],
    ['minus two minutes', -2 * MINUTE, 'marcada'],
    ['less than that: the clock was set back by a day', -24 * HOUR, 'fuera-de-plazo'],
  ])('a mark of an age of %s', async (_age, age, result) => {
    server.clock.advance(40 * HOUR);
    expect(resultsOf(await send(server, phone, [one('5501', server.clock() - age)]))).toEqual([result]);
  });

  test('nothing is from before the inscription', async () => {
    server.clock.advance(HOUR);
    const late = await enrol(server, admin, { nombre: 'Mesa 3' });
    expect(resultsOf(await send(server, late, [one('5501', server.clock() - 1)]))).toEqual([
      'fuera-de-plazo',
    ]);
  });

  test('a mark of before midnight at the church is of that day, and says that there was no signal', async () => {
    server.clock.set('2026-09-27T04:30:00.000Z');
    const typed = Date.parse('2026-09-27T03:59:59.000Z');
    server.clock.set('2026-09-27T05:59:59.000Z');
    await send(server, phone, [one('5501', typed)]);
    expect(await rows()).toMatchObject([{ local_date: '2026-09-26', local_time: '23:59:59' }]);
    const list = () => server.call('GET', '/asistencia/general?fecha=2026-09-26', { as: admin });
    expect((await list()).json<object[]>()[0]).not.toHaveProperty('sinSenal');
    const other = await server.person('USER', 'luz', { codigo: '5507' });
    server.clock.advance(1000);
    await send(server, phone, [one(other.codigo, typed)]);
    expect((await list()).json<object[]>().filter((entry) => 'sinSenal' in entry)).toMatchObject([
      { user: { codigo: '5507' }, sinSenal: true },
    ]);
  });
});
