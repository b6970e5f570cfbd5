import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
let jovenes: number;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
  jovenes = (await create('Red de Jovenes')).json<{ id: number }>().id;
});
afterEach(() => server.close());

const create = (name: unknown) => server.call('POST', '/category/create', { as: admin, body: { name } });
const assign = (userId: number, categoryId: number) =>
  server.call('POST', `/category/users/${userId}/categories/${categoryId}`, { as: admin });
const unassign = (userId: number, categoryId: number) =>
  server.call('DELETE', `/category/users/${userId}/categories/${categoryId}`, { as: admin });
const list = async () => (await server.call('GET', '/category/categories', { as: ana })).json<object[]>();
const attendance = (query = '', id = jovenes) =>
  server.call('GET', `/asistencia/por-categoria/${id}${query}`, { as: admin });

describe('ministries', () => {
  test('are listed to members too, by name', async () => {
    await create('Adolescentes');
    expect(await list()).toEqual([
      { id: expect.any(Number), name: 'Adolescentes' },
      { id: jovenes, name: 'Red de Jovenes' },
    ]);
  });

  test('need a name', async () => {
    const answer = await create('  ');
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { name: 'El nombre de la categoría es obligatorio' },
    ]);
  });

  test('have a name of their own, without regard to case and accents', async () => {
    const answer = await create('RED  de Jóvenes');
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'category_exists', message: 'Ya existe un ministerio con ese nombre.' },
    ]);
  });

  test('can be deleted; people and attendance stay', async () => {
    await assign(ana.id, jovenes);
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: '5501' },
    });
    const answer = await server.call('DELETE', `/category/delete/${jovenes}`, { as: admin });
    expect(answer.json()).toEqual({ message: '¡Categoría eliminada exitosamente!' });
    expect(await list()).toEqual([]);
    const mine = await server.call('GET', '/asistencia/mis-asistencias', { as: ana });
    expect(mine.json()).toHaveLength(1);
    const again = await server.call('DELETE', `/category/delete/${jovenes}`, { as: admin });
    expect(again.json()).toEqual({ code: 'category_not_found', message: 'No se encontró el ministerio.' });
  });
});

describe('memberships', () => {
  test('assigning twice is 200 and one entry in the log', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await assign(ana.id, jovenes);
      expect(answer.json()).toEqual({ message: '¡Usuario asignado a ministerio exitosamente!' });
    }
    const log = await server.call('GET', '/auditoria?entity=category', { as: admin });
    expect(
      log.json<{ action: string }[]>().filter(({ action }) => action === 'member_assigned'),
    ).toHaveLength(1);
  });

  test('an empty body is taken whatever its content type', async () => {
    for (const type of ['application/json', 'text/plain', 'rubbish']) {
      const answer = await server.call('POST', `/category/users/${ana.id}/categories/${jovenes}`, {
        as: admin,
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  test('both sides must exist', async () => {
    expect((await assign(999_999, jovenes)).json()).toMatchObject({ code: 'user_not_found' });
    expect((await assign(ana.id, 999_999)).json()).toMatchObject({ code: 'category_not_found' });
    expect((await unassign(ana.id, 999_999)).json()).toMatchObject({ code: 'category_not_found' });
  });

  test('a person who leaves a ministry leaves its list', async () => {
    await assign(ana.id, jovenes);
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: '5501' },
    });
    expect((await attendance()).json()).toHaveLength(1);
    const answer = await unassign(ana.id, jovenes);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Usuario quitado del ministerio correctamente.' },
    ]);
    expect((await attendance()).json()).toEqual([]);
  });
});

describe('who is where', () => {
  test('a ministry lists its members by family name', async () => {
    const eva = await server.person('USER', 'eva', { codigo: '5502', nombre: 'Eva', apellido: 'Aguilar' });
    await server.person('USER', 'otto');
    await assign(ana.id, jovenes);
    await assign(eva.id, jovenes);
    const answer = await server.call('GET', `/category/${jovenes}/miembros`, { as: admin });
    expect(answer.json()).toMatchObject([
      { id: eva.id, nombre: 'Eva', apellido: 'Aguilar', codigo: '5502' },
      { id: ana.id, codigo: '5501' },
    ]);
  });

  test('each ministry that has people says how many', async () => {
    const musica = (await create('Música')).json<{ id: number }>().id;
    await create('Nadie');
    const eva = await server.person('USER', 'eva', { codigo: '5502' });
    await assign(ana.id, jovenes);
    await assign(eva.id, jovenes);
    await assign(ana.id, musica);
    const counted = async () => (await server.call('GET', '/category/miembros', { as: admin })).json();
    expect(await counted()).toEqual({
      ministerios: [
        { id: jovenes, miembros: 2 },
        { id: musica, miembros: 1 },
      ],
    });
    await unassign(ana.id, musica);
    expect(await counted()).toEqual({ ministerios: [{ id: jovenes, miembros: 2 }] });
  });

  test('a person lists the own ministries by name', async () => {
    const musica = (await create('Música')).json<{ id: number }>().id;
    await assign(ana.id, jovenes);
    await assign(ana.id, musica);
    const answer = await server.call('GET', `/auth/users/${ana.id}/ministerios`, { as: admin });
    expect(answer.json()).toEqual([
      { id: musica, name: 'Música' },
      { id: jovenes, name: 'Red de Jovenes' },
    ]);
  });

  test.each([
    ['/category/999999/miembros', 'category_not_found'],
    ['/category/abc/miembros', 'category_not_found'],
    ['/auth/users/999999/ministerios', 'user_not_found'],
  ])('%s is not there', async (path, code) => {
    const answer = await server.call('GET', path, { as: admin });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, code]);
  });
});

describe('GET /asistencia/por-categoria/{id}', () => {
  beforeEach(async () => {
    const eva = await server.person('USER', 'eva', { codigo: '5502' });
    await server.person('USER', 'otto', { codigo: '5503' });
    await assign(ana.id, jovenes);
    await assign(eva.id, jovenes);
    for (const days of [0, 1]) {
      for (const codigoMembresia of ['5501', '5502', '5503']) {
        await server.call('POST', '/asistencia/marcar-por-membresia', {
          as: admin,
          body: { codigoMembresia },
        });
        server.clock.advance(1000);
      }
      if (days === 0) server.clock.advance(5 * 60 * 60 * 1000);
    }
  });

  const people = (rows: { date: string; user: { codigo: string } }[]) =>
    rows.map(({ date, user: { codigo } }) => `${date} ${codigo}`);

  test('lists the marks of its members, newest first, and says how many', async () => {
    const answer = await attendance();
    expect(answer.headers['x-total-count']).toBe('4');
    expect(people(answer.json())).toEqual([
      '2026-09-27 5502',
      '2026-09-27 5501',
      '2026-09-26 5502',
      '2026-09-26 5501',
    ]);
  });

  test.each([
    ['?fecha=2026-09-26', 2, ['2026-09-26 5502', '2026-09-26 5501']],
    ['?fecha=2020-01-01', 0, []],
    ['?limit=1&offset=2', 4, ['2026-09-26 5502']],
    ['?fecha=2026-09-27&limit=1', 2, ['2026-09-27 5502']],
    ['?offset=9', 4, []],
  ])('%s', async (query, total, rows) => {
    const answer = await attendance(query);
    expect(answer.headers['x-total-count']).toBe(String(total));
    expect(people(answer.json())).toEqual(rows);
  });

  test.each(['2026-02-30', '20260926', 'ayer', ''])('refuses the date %j', async (fecha) => {
    const answer = await attendance(`?fecha=${fecha}`);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { fecha: 'Fecha inválida' },
    ]);
  });

  test.each(['limit=0', 'limit=-1', 'limit=x', 'offset=-1', 'limit=100001'])('refuses %s', async (query) => {
    expect((await attendance(`?${query}`)).statusCode).toBe(400);
  });

  test('knows no ministry that does not exist', async () => {
    expect((await attendance('', 999_999)).json()).toMatchObject({ code: 'category_not_found' });
  });
});
