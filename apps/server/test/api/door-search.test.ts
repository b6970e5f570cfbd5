import type { FoundPerson } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertMark } from '../../src/db/repositories/attendance.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin', { codigo: 'A-1', nombre: 'Ruth', apellido: 'Aguilera' });
});
afterEach(() => server.close());

const atTheDoor = { 'x-puerta': '1' };
const ask = (q: string, headers: Record<string, string> = atTheDoor) =>
  server.call('GET', `/puerta/buscar?q=${encodeURIComponent(q)}`, { as: admin, headers });

async function search(q: string) {
  const answer = await ask(q);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ personas: FoundPerson[]; hayMas: boolean }>();
}
const found = async (q: string) => (await search(q)).personas.map(({ nombre }) => nombre);

async function member(codigo: string, nombre: string, apellido: string): Promise<Person> {
  return server.person('USER', `u${codigo.toLowerCase()}`, { codigo, nombre, apellido });
}
async function came(person: Person, date: string): Promise<void> {
  await insertMark(server.storage.database.store, {
    userId: person.id,
    date,
    time: '19:00:00',
    markedMs: 0,
    method: 'number',
    markedBy: null,
  });
}
const mark = (person: Person) =>
  server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: person.codigo },
  });

describe('GET /puerta/buscar', () => {
  test('answers these keys of a person and no others (R42)', async () => {
    const ana = await member('10421', 'Ana', 'Rojas');
    const category = await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
    const { id } = category.json<{ id: number }>();
    await server.call('POST', `/category/users/${ana.id}/categories/${id}`, { as: admin });
    await came(ana, '2026-09-12');
    expect(await search('10421')).toEqual({
      personas: [
        {
          id: ana.id,
          codigo: '10421',
          nombre: 'Ana',
          apellido: 'Rojas',
          ministerio: 'Coro',
          ultimaVisita: '2026-09-12',
          marcadaHoy: null,
        },
      ],
      hayMas: false,
    });
  });

  test('finds names by their beginnings, whatever case and accents', async () => {
    await member('10421', 'José Luis', 'Peñaranda Núñez');
    await member('10422', 'Susana', 'Josefina');
    expect(await found('JOSE')).toEqual(['José Luis', 'Susana']);
    expect(await found('núñ jos')).toEqual(['José Luis']);
    expect(await found('ana')).toEqual([]);
    expect(await found('j')).toEqual([]);
  });

  test('finds four digits at the end of a number, and no piece of one in between', async () => {
    await member('10573', 'Daniel', 'Choque');
    await member('20573', 'Rosa', 'Mendoza');
    expect(await found('0573')).toEqual(['Daniel', 'Rosa']);
    expect(await found('573')).toEqual([]);
    expect(await found('1057')).toEqual([]);
    // Beside the name, the search key holds username and number.
    expect(await found('u10573')).toEqual([]);
  });

  test('does not take a sign of LIKE for any character', async () => {
    await member('10573', 'Daniel', 'Choque');
    for (const sign of ['%', '_____', '%0573', '\\']) expect([sign, await found(sign)]).toEqual([sign, []]);
  });

  test('puts the exact number first, then who came last, and says when somebody was marked', async () => {
    const last = await member('990573', 'Marta', 'Paz');
    const exact = await member('0573', 'Daniel', 'Choque');
    const never = await member('110573', 'Ciro', 'Vaca');
    const marked = await member('220573', 'Rosa', 'Mendoza');
    await came(last, '2026-09-19');
    await came(exact, '2026-01-03');
    expect((await mark(marked)).statusCode).toBe(200);
    const { personas } = await search('0573');
    expect(personas.map(({ id }) => id)).toEqual([exact.id, marked.id, last.id, never.id]);
    expect(personas.map(({ marcadaHoy }) => marcadaHoy !== null)).toEqual([false, true, false, false]);
    expect(personas[1]?.marcadaHoy).toMatch(/^\d{2}:\d{2}:\d{2}$/);
  });

  test('answers five people and says that there are more', async () => {
    for (const digit of [1, 2, 3, 4, 5]) await member(`1042${digit}`, 'Ana', 'Rojas');
    expect((await search('ana')).hayMas).toBe(false);
    await member('10426', 'Ana', 'Rojas');
    const { personas, hayMas } = await search('ana');
    expect([personas.length, hayMas]).toEqual([5, true]);
  });

  test('marks nobody and leaves no entry in the log of changes', async () => {
    await member('10421', 'Ana', 'Rojas');
    await search('10421');
    const log = await server.call('GET', '/auditoria?entity=attendance', { as: admin });
    expect(log.json()).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['65 characters', 'a'.repeat(65)],
    ['a control', 'a\u0000b'],
  ])('refuses %s', async (_what, q) => {
    expect((await ask(q)).json()).toMatchObject({ code: 'validation_failed' });
  });
});

describe('GET /puerta/numeros', () => {
  const digits = async () => {
    const answer = await server.call('GET', '/puerta/numeros', { as: admin, headers: atTheDoor });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ soloCifras: boolean }>().soloCifras;
  };

  test('looks at members alone: digits, until one number has a letter', async () => {
    expect(await digits()).toBe(false);
    await member('10421', 'Ana', 'Rojas');
    await member('00540', 'Mateo', 'Añez');
    expect(await digits()).toBe(true);
    await member('RJ-7', 'Rosa', 'Mendoza');
    expect(await digits()).toBe(false);
  });
});

describe.each(['/puerta/buscar?q=ana', '/puerta/numeros'])('%s', (path) => {
  test.each([
    ['without the header', { 'x-puerta': '' }],
    ['with another value', { 'x-puerta': '2' }],
  ])('is refused %s of the door (R54)', async (_what, headers) => {
    const answer = await server.call('GET', path, { as: admin, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'cross_site' }]);
  });

  test('is refused to a member, header or not', async () => {
    const ana = await member('10421', 'Ana', 'Rojas');
    const answer = await server.call('GET', path, { as: ana, headers: atTheDoor });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });
});
