import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allAtOnce } from '../all-at-once.ts';
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

describe('POST /asistencia/marcar-por-membresia', () => {
  test('answers the record with its person, dated by the clock of the church', async () => {
    const answer = await markNumber('AB 5501');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      date: '2026-09-26',
      time: '19:30:00',
      latitude: null,
      longitude: null,
      aporte: null,
      user: { id: ana.id, codigo: 'AB 5501', nombre: 'Ana', apellido: 'Rojas' },
    });
  });

  test('case and spaces of the number do not matter', async () => {
    expect((await markNumber(' ab5501 ')).statusCode).toBe(200);
  });

  test.each([
    ['an empty number', { codigoMembresia: '  ' }, 400, 'Ingresa un número de membresía válido'],
    ['no number', {}, 400, 'Ingresa un número de membresía válido'],
    ['a list instead of an object', [], 400, 'Ingresa un número de membresía válido'],
    ['an unknown number', { codigoMembresia: '404' }, 404, 'Número de membresía no válido'],
  ])('%s is refused as plain text', async (_what, body, status, text) => {
    const answer = await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      status,
      'text/plain; charset=utf-8',
      text,
    ]);
  });

  test.each([
    ['broken JSON', 'application/json', '{"codigo', 400, 'Los datos enviados no tienen un formato válido.'],
    ['another kind of body', 'text/plain', 'hola', 415, 'El servidor solo acepta JSON.'],
    [
      'a large body',
      'application/json',
      `"${'a'.repeat(300_000)}"`,
      413,
      'Los datos enviados son demasiado grandes.',
    ],
  ])('%s is refused as plain text', async (_what, type, body, status, text) => {
    const headers = { 'content-type': type };
    const answer = await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body,
      headers,
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      status,
      'text/plain; charset=utf-8',
      text,
    ]);
  });

  test('a second mark on the same day is refused, the next day it is taken', async () => {
    await markNumber('AB5501');
    const again = await markNumber('AB5501');
    expect([again.statusCode, again.body]).toEqual([409, 'Este usuario ya marcó asistencia hoy.']);
    server.clock.advance(5 * 60 * 60 * 1000);
    expect((await markNumber('AB5501')).json()).toMatchObject({ date: '2026-09-27' });
  });

  test('a thousand simultaneous marks leave one row', async () => {
    const requests = Array.from(
      { length: 1000 },
      (_, index) => () => (index % 2 === 0 ? markNumber('AB5501') : mark(here)),
    );
    const answers = await allAtOnce(requests, ({ statusCode }) => statusCode);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(999);
    const { store } = server.storage.database;
    expect(await store.selectFrom('attendance').selectAll().execute()).toHaveLength(1);
  });
});

describe('POST /asistencia/marcar', () => {
  test('keeps the position; the day and the time are the server’s', async () => {
    const answer = await mark({ ...here, date: '2020-01-01', time: '00:00:00', accuracy: 12 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      date: '2026-09-26',
      time: '19:30:00',
      latitude: -17.8132,
      longitude: -63.1804,
      aporte: null,
    });
  });

  test.each([
    ['2026-09-26T23:59:00Z', '2026-09-26', '19:59:00'],
    ['2026-09-27T00:00:00Z', '2026-09-26', '20:00:00'],
    ['2026-09-27T03:59:59Z', '2026-09-26', '23:59:59'],
    ['2026-09-27T04:00:00Z', '2026-09-27', '00:00:00'],
  ])('%s is %s %s in La Paz', async (instant, date, time) => {
    server.clock.set(instant);
    const late = await server.person('USER', 'late');
    expect((await mark(here, late)).json()).toMatchObject({ date, time });
  });

  test.each([
    ['199.9 m north', { latitude: -17.8114023, longitude: -63.1804 }, 200],
    ['199.9 m east', { latitude: -17.8132, longitude: -63.1785117 }, 200],
    ['200.1 m north', { latitude: -17.8114005, longitude: -63.1804 }, 403],
    ['200.1 m east', { latitude: -17.8132, longitude: -63.1785098 }, 403],
  ])('%s', async (_where, position, status) => {
    expect((await mark({ ...here, ...position })).statusCode).toBe(status);
  });

  test('too far is told in the words of the specification, and is never widened by the accuracy', async () => {
    const answer = await mark({ ...here, latitude: -17.82, accuracy: 199 });
    expect(answer.json()).toEqual({
      code: 'too_far',
      message: 'No te encuentras en la iglesia. No puedes marcar asistencia.',
    });
  });

  test.each([
    [200, 200],
    [200.1, 403],
    [0, 200],
  ])('an accuracy of %d m', async (accuracy, status) => {
    expect((await mark({ ...here, accuracy })).statusCode).toBe(status);
  });

  test.each([
    ['missing', { latitude: undefined }, 'invalid_position'],
    ['a text', { latitude: 'abc' }, 'invalid_position'],
    ['null', { longitude: null }, 'invalid_position'],
    ['out of range', { latitude: 91 }, 'invalid_position'],
    ['a date of no calendar', { date: '2026-02-30' }, 'validation_failed'],
    ['a time of no clock', { time: '25:00:00' }, 'validation_failed'],
    ['a negative accuracy', { accuracy: -1 }, 'validation_failed'],
  ])('%s is refused with 400', async (_what, change, code) => {
    const answer = await mark({ ...here, ...change });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  });

  test('a number that is not finite is refused', async () => {
    const body = JSON.stringify(here).replace('-17.8132', '-1e999');
    const answer = await server.call('POST', '/asistencia/marcar', {
      as: ana,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid_position',
      message: 'La ubicación enviada no es válida.',
    });
  });

  test('thirty refusals in ten minutes are enough; a mark already made is no refusal', async () => {
    await mark(here);
    for (let attempt = 0; attempt < 40; attempt += 1) expect((await mark(here)).statusCode).toBe(409);
    for (let attempt = 0; attempt < 30; attempt += 1) await mark({ ...here, latitude: 0 });
    const answer = await mark(here);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
    expect(answer.json<{ message: string }>().message).toBe(
      'Demasiados intentos. Espera 600 segundos e inténtalo de nuevo.',
    );
    server.clock.advance(600_000);
    expect((await mark(here)).statusCode).toBe(409);
  });
});
