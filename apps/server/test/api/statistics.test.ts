import type { AttendanceStatistics } from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
const members = new Map<string, Person>();
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  for (const name of ['ana', 'beto', 'caro', 'dani']) {
    members.set(name, await server.person('USER', name, { nombre: name, apellido: 'Rojas' }));
  }
});
afterAll(() => server.close());
beforeEach(async () => {
  const { store } = server.storage.database;
  await store.deleteFrom('attendance').execute();
  await store.deleteFrom('categories').execute();
  // Saturday; the church's week began on Monday 2026-09-21.
  server.clock.set('2026-09-26T23:30:00.000Z');
});

const idOf = (name: string) => members.get(name)?.id ?? 0;
async function attended(name: string, ...dates: string[]) {
  for (const local_date of dates) {
    await server.storage.database.store
      .insertInto('attendance')
      .values({
        user_id: idOf(name),
        local_date,
        local_time: '19:00:00',
        marked_ms: 0,
        method: 'number',
        updated_ms: 0,
      })
      .execute();
  }
}
async function ministry(name: string, ...people: string[]) {
  const { store } = server.storage.database;
  const { id } = await store
    .insertInto('categories')
    .values({ name, name_key: name, created_ms: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const person of people) {
    await store
      .insertInto('user_categories')
      .values({ category_id: id, user_id: idOf(person), created_ms: 0 })
      .execute();
  }
  return id;
}
async function read(): Promise<AttendanceStatistics> {
  // The clock of these tests runs further than a token does.
  const login = await server.call('POST', '/auth/login', { body: admin });
  const answer = await server.call('GET', '/estadisticas/asistencia', {
    as: login.json<{ token: string }>(),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the weeks', () => {
  test('are the running one and the eight before it, from Monday to Sunday', async () => {
    const { semana, anteriores } = await read();
    expect(semana).toBe('2026-09-21');
    expect(anteriores).toEqual(Array.from({ length: 8 }, (_, index) => addDays('2026-07-27', 7 * index)));
  });

  test('begin when it is Monday in La Paz, whatever UTC says', async () => {
    server.clock.set('2026-09-28T03:59:59.000Z');
    expect((await read()).semana).toBe('2026-09-21');
    server.clock.set('2026-09-28T04:00:00.000Z');
    expect((await read()).semana).toBe('2026-09-28');
  });

  test('count a mark in each ministry of its person and once in all', async () => {
    const jovenes = await ministry('jovenes', 'ana', 'beto');
    const musica = await ministry('musica', 'ana');
    const vacio = await ministry('vacio');
    await attended('ana', '2026-09-26', '2026-09-27', '2026-09-20', '2026-07-27', '2026-07-26');
    await attended('beto', '2026-09-21');
    await attended('caro', '2026-09-19');
    const { total, ministerios } = await read();
    expect(total).toEqual({ semana: 3, anteriores: [1, 0, 0, 0, 0, 0, 0, 2] });
    expect(ministerios).toEqual([
      { id: jovenes, name: 'jovenes', semana: 3, anteriores: [1, 0, 0, 0, 0, 0, 0, 1] },
      { id: musica, name: 'musica', semana: 2, anteriores: [1, 0, 0, 0, 0, 0, 0, 1] },
      { id: vacio, name: 'vacio', semana: 0, anteriores: [0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
  });
});

describe('first-timers', () => {
  test('are who never came before this week, with their first day', async () => {
    await attended('ana', '2026-09-22', '2026-09-26');
    await attended('beto', '2026-09-20', '2026-09-26');
    await attended('caro', '2026-09-26');
    const { total, personas } = (await read()).primeraVez;
    expect(total).toBe(2);
    expect(personas).toEqual([
      {
        id: idOf('caro'),
        nombre: 'caro',
        apellido: 'Rojas',
        email: 'caro@example.test',
        fecha: '2026-09-26',
      },
      { id: idOf('ana'), nombre: 'ana', apellido: 'Rojas', email: 'ana@example.test', fecha: '2026-09-22' },
    ]);
  });
});

describe('the missed', () => {
  test('have missed three whole weeks and came before, the latest first', async () => {
    // Weeks of 7 and 14 September alone are two.
    await attended('ana', '2026-08-31');
    await attended('beto', '2026-08-30', '2026-08-01');
    await attended('caro', '2026-01-10');
    const { total, personas } = (await read()).ausentes;
    expect(total).toBe(2);
    expect(personas.map(({ nombre, fecha, semanas }) => [nombre, fecha, semanas])).toEqual([
      ['beto', '2026-08-30', 3],
      ['caro', '2026-01-10', 36],
    ]);
  });

  test('are missed no more once they come back, and not sooner than Monday makes it three', async () => {
    await attended('ana', '2026-08-31');
    await attended('beto', '2026-05-02', '2026-09-21');
    server.clock.set('2026-09-28T03:59:59.000Z');
    expect((await read()).ausentes.personas).toEqual([]);
    server.clock.set('2026-09-28T04:00:00.000Z');
    expect((await read()).ausentes.personas.map(({ nombre }) => nombre)).toEqual(['ana']);
  });

  test('are told up to two hundred, and how many there are', async () => {
    const { store } = server.storage.database;
    for (let index = 0; index < 201; index += 1) {
      const name = `lejos${index}`;
      const { id } = await store
        .insertInto('users')
        .values({
          username: name,
          username_key: name,
          email: name,
          email_key: name,
          codigo: name,
          codigo_key: name,
          nombre: name,
          apellido: name,
          search_key: name,
          role: 'USER',
          password_hash: 'x',
          password_kind: 'own',
          password_expires_ms: null,
          origin: 'admin',
          confirmed_ms: 0,
          created_ms: 0,
          updated_ms: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      members.set(name, { ...admin, id });
      await attended(name, '2026-03-01');
    }
    const { ausentes } = await read();
    expect([ausentes.total, ausentes.personas.length]).toEqual([201, 200]);
  });
});

test('an empty church has nothing to tell', async () => {
  expect(await read()).toMatchObject({
    total: { semana: 0, anteriores: [0, 0, 0, 0, 0, 0, 0, 0] },
    ministerios: [],
    primeraVez: { total: 0, personas: [] },
    ausentes: { total: 0, personas: [] },
  });
});
