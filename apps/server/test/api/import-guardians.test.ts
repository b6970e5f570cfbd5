import { CHAT_HOLD_MS, KINSHIP_FAULT } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FollowedChurch, rowId, SATURDAYS } from '../follow-ups.ts';
import { logLines } from '../log-lines.ts';

let church: FollowedChurch;
let logged: string[];
beforeEach(async () => {
  const { lines, logger } = logLines();
  logged = lines;
  church = await FollowedChurch.open({ logger });
});
afterEach(() => church.server.close());

const mateo = {
  codigo: '482100',
  nombre: 'Mateo',
  apellido: 'Añez',
  username: 'mateo',
  email: 'mateo@ejemplo.bo',
  anioNacimiento: '2012',
};
const mother = { tutorNombre: ' Patricia Añez ', tutorTelefono: '700 98765', tutorParentesco: 'Mamá' };

const stage = (...filas: object[]) => church.call('POST', '/auth/users/importar/r1', { desde: 0, filas });
const confirm = (filas: number, confirms = true) =>
  church.server.call('POST', '/auth/users/importar/r1/confirmar', {
    as: church.admin,
    body: { filas },
    confirmedBy: confirms ? church.admin : undefined,
  });
async function idOf(username: string): Promise<{ id: number }> {
  return church.store
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
}
const guardians = () => church.store.selectFrom('guardians').selectAll().execute();
const ficha = async (username: string) =>
  (await church.call('GET', `/auth/users/${(await idOf(username)).id}/ficha`)).json();

/** Every table as text. */
async function dump(): Promise<string> {
  const tables = await church.store.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(church.store)),
  );
  return JSON.stringify(rows.map(({ rows }) => rows));
}

describe('a guardian of an import', () => {
  test('is in the ficha of its person, from the start, and waits as any new number', async () => {
    const eva = { ...mateo, codigo: '482117', nombre: 'Eva', username: 'eva', email: 'eva@ejemplo.bo' };
    await stage({ ...mateo, ...mother }, { ...eva, ...mother, tutorParentesco: ' ' });
    expect((await confirm(2)).json()).toEqual({ filas: 2, errores: [] });
    const patricia = {
      id: expect.any(Number),
      nombre: 'Patricia Añez',
      telefono: '+59170098765',
      parentesco: 'madre',
      sePuedeEscribir: true,
      esperaHasta: new Date(church.server.clock() + CHAT_HOLD_MS).toISOString(),
    };
    expect(await ficha('mateo')).toEqual({
      version: 1,
      telefono: null,
      anioNacimiento: 2012,
      menor: 'anio',
      esperaHasta: null,
      tutores: [patricia],
      consentimientos: [],
    });
    expect(await ficha('eva')).toMatchObject({ tutores: [{ ...patricia, parentesco: 'otro' }] });
  });

  test('needs a confirmation and is announced; an import without guardians does not (R44)', async () => {
    await stage({ ...mateo, ...mother });
    expect((await confirm(1, false)).json()).toMatchObject({ code: 'confirmation_required' });
    expect(await guardians()).toEqual([]);
    expect((await confirm(1)).statusCode).toBe(200);
    expect((await church.call('GET', '/avisos')).json()).toMatchObject({
      menores: [{ motivo: 'tutor', persona: null, importados: 1, compartido: false, por: 'admin' }],
    });
    await stage({ ...mateo, codigo: '482118', username: 'otro', email: 'otro@ejemplo.bo' });
    expect((await confirm(1, false)).statusCode).toBe(200);
  });

  test('is in the log as a number of guardians alone', async () => {
    await stage({ ...mateo, ...mother });
    await confirm(1);
    const entries = await church.store
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'before_json', 'after_json'])
      .where('action', 'in', ['users_imported', 'guardian_phone_set'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'users_imported', entity_id: null, before_json: null, after_json: '{"usuarios":1}' },
      { action: 'guardian_phone_set', entity_id: null, before_json: null, after_json: '{"tutores":1}' },
    ]);
    // In the guardian's own row, and in no other.
    expect((await dump()).split('70098765')).toHaveLength(2);
    expect((await dump()).split('Patricia')).toHaveLength(2);
    expect(logged.join('')).not.toMatch(/70098765|700 98765|Patricia/);
  });

  test('is one, however often its row is sent', async () => {
    await stage({ ...mateo, ...mother });
    await stage({ ...mateo, ...mother, tutorNombre: 'Paty Añez' });
    expect((await confirm(1)).statusCode).toBe(200);
    expect((await confirm(1)).statusCode).toBe(404);
    const again = (await stage({ ...mateo, ...mother })).json<{ filas: number; errores: object[] }>();
    expect(again.filas).toBe(0);
    expect(again.errores).toContainEqual(expect.objectContaining({ fila: 0, campo: 'codigo' }));
    expect(await guardians()).toMatchObject([{ nombre: 'Paty Añez' }]);
  });
});

describe('what a ficha would refuse is said by its row, and left out', () => {
  test.each([
    ['no name', { tutorTelefono: '70098765' }, ['tutorNombre', 'tutorTelefono'], 'Falta el nombre del tutor'],
    ['no number', { tutorNombre: 'Rosa' }, ['tutorTelefono', 'tutorNombre'], 'Falta el teléfono del tutor'],
    [
      'no whole number',
      { ...mother, tutorTelefono: '7009' },
      ['tutorTelefono'],
      'Escribe el número completo',
    ],
    ['an adult', { ...mother, anioNacimiento: '1990' }, ['anioNacimiento', 'tutorNombre'], 'mayor de edad'],
    [
      'the member’s own number',
      { ...mother, anioNacimiento: '', telefono: '+591 70098765' },
      ['tutorTelefono'],
      'Es el mismo número que el teléfono del miembro',
    ],
  ])('%s', async (_what, part, fields, message) => {
    const answer = (await stage({ ...mateo, ...part })).json<{
      filas: number;
      errores: { campo: string; mensaje: string }[];
    }>();
    expect(answer.filas).toBe(0);
    expect(answer.errores.map(({ campo }) => campo)).toEqual(fields);
    expect(answer.errores[0]?.mensaje).toContain(message);
  });

  test('a name that is too long and an unknown kinship are refused at once', async () => {
    for (const [field, wrong, message] of [
      ['tutorNombre', 'x'.repeat(101), 'Escribe como máximo 100 caracteres'],
      ['tutorParentesco', 'vecina', KINSHIP_FAULT],
    ] as const) {
      const answer = await stage({ ...mateo, ...mother, [field]: wrong });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { [`filas.0.${field}`]: message } });
    }
  });

  test('the number of an administrator or a leader, also where it is one since a moment ago', async () => {
    const shared = expect.stringContaining('un administrador o de un líder');
    await stage({ ...mateo, ...mother });
    await church.record(church.admin, { telefono: '+59170098765', birth_year: 1980 });
    const answer = await confirm(1);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errors: { 'filas.0.tutorTelefono': shared } },
    ]);
    expect(await guardians()).toEqual([]);
    expect((await stage({ ...mateo, ...mother })).json()).toMatchObject({
      errores: [{ fila: 0, campo: 'tutorTelefono', mensaje: shared }],
    });
  });
});

test('who was imported as a minor is reached by the guardian, never by an own phone', async () => {
  // Luz's year is unknown: she counts as a minor once she is in a ministry of minors.
  const luz = { ...mateo, codigo: '482118', nombre: 'Luz', username: 'luz', email: 'luz@ejemplo.bo' };
  const own = { telefono: '70011111', anioNacimiento: '' };
  const refused = (await stage({ ...mateo, ...mother, telefono: '70011111' })).json<{ filas: number }>();
  expect(refused.filas).toBe(0);
  await stage({ ...mateo, ...mother }, { ...luz, ...own, ...mother, tutorTelefono: '70098766' });
  expect((await confirm(2)).statusCode).toBe(200);
  await church.call('PUT', `/category/${church.ministry}/menores`, { deMenores: true });
  const people = [
    { ...(await idOf('mateo')), number: '59170098765' },
    { ...(await idOf('luz')), number: '59170098766' },
  ];
  for (const person of people) {
    await church.call('POST', `/category/users/${person.id}/categories/${church.ministry}`);
    for (const day of SATURDAYS.slice(0, 2)) await church.mark(person, day);
    expect(await church.row(person)).toMatchObject({ menor: true, contacto: { clase: 'espera' } });
    expect((await church.chat(rowId(person))).json()).toMatchObject({ code: 'no_contact' });
  }
  church.server.clock.advance(CHAT_HOLD_MS);
  // The first administrator's session has ended.
  const ruth = await church.server.person('ADMIN', 'ruth');
  const answers = [await dump(), JSON.stringify(await church.lists(ruth))];
  for (const person of people) {
    const contacto = { clase: 'tutor', nombre: 'Patricia', parentesco: 'madre' };
    expect(await church.row(person, ruth)).toMatchObject({ contacto });
    await church.call('POST', `/seguimientos/${rowId(person)}/tomar`, { quitar: true }, ruth);
    const chat = await church.chat(rowId(person), 'Hola', ruth);
    expect(chat.json<{ direccion: string }>().direccion).toContain(`wa.me/${person.number}?`);
    const ficha = await church.call('GET', `/auth/users/${person.id}/ficha`, undefined, ruth);
    answers.push(chat.body, ficha.body);
  }
  expect(answers.join('')).not.toContain('70011111');
});
