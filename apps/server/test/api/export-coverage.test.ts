import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalTables } from '../../src/db/personal-columns.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

/** Columns that name a person. */
const references = ['user_id', 'subject_user_id', 'owner_id'];

let server: TestApp;
let ana: Person;
let answer: unknown;
beforeAll(async () => {
  server = await createTestApp();
  const admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
  const as = { as: admin };
  const { id } = (await server.call('POST', '/category/create', { ...as, body: { name: 'Coro' } })).json<{
    id: number;
  }>();
  await server.call('POST', `/category/users/${ana.id}/categories/${id}`, as);
  await server.call('POST', '/asistencia/marcar-por-membresia', { ...as, body: { codigoMembresia: '5501' } });
  const guardian = { nombre: 'Paty', telefono: '70098765', parentesco: 'madre', sePuedeEscribir: true };
  const ficha = {
    version: 0,
    telefono: null,
    anioNacimiento: 2011,
    tutores: [guardian],
    consentimientos: { cuenta: 'papel', foto: null, mensajes: null },
  };
  await server.call('PUT', `/auth/users/${ana.id}/ficha`, { ...as, body: ficha, confirmedBy: admin });
  await server.call('PUT', `/category/${id}/lideres`, {
    ...as,
    body: { usuarios: [ana.id] },
    confirmedBy: admin,
  });
  const row = (id: number) => `/seguimientos/u${id}-2026-09-26`;
  await server.call('PATCH', row(ana.id), {
    ...as,
    body: { estado: 'escrito', nota: 'Canta', avisoHasta: '2026-10-03', esperaHasta: '2026-10-03' },
  });
  const phone = {
    body: { nombre: 'Android' },
    headers: { 'sec-fetch-site': 'same-origin', host: 'localhost' },
  };
  await server.call('POST', '/auth/dispositivo', { as: ana, ...phone });
  await server.call('POST', '/auth/me/eliminacion', { as: ana });
  answer = (await server.call('GET', '/auth/me/datos', { as: ana })).json();
});
afterAll(() => server.close());

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer);
}

test('every column about a person is in the export, or it is said why not', async () => {
  const tables = await server.storage.database.store.introspection.getTables();
  const personal = tables.filter(
    ({ name, columns: own }) => name === 'users' || own.some((column) => references.includes(column.name)),
  );
  const ofAccounts = Object.entries(personalTables).filter(([, { erased }]) => erased !== 'nobody’s account');
  expect(personal.map(({ name }) => name).sort()).toEqual(ofAccounts.map(([name]) => name).sort());
  for (const { name: table, columns: own } of personal) {
    for (const { name } of own) {
      const where = personalTables[table]?.columns[name];
      expect(
        where,
        `Say in personal-columns.ts where the export answers ${table}.${name}, or why not`,
      ).toBeDefined();
      if (typeof where === 'string') expect(valueAt(where), `${table}.${name}`).not.toBeUndefined();
    }
  }
});

test('numbers of guardians are theirs: the export tells the last two digits (R65)', async () => {
  expect(valueAt('ficha.tutores.0')).toEqual({
    nombre: 'Paty',
    telefono: '•••• 65',
    parentesco: 'Madre',
    sePuedeEscribir: true,
  });
  expect(JSON.stringify(answer)).not.toContain('70098765');
  const shown = await server.call('GET', '/auth/me/ficha', { as: ana });
  expect(shown.json()).toEqual(valueAt('ficha'));
  const ivo = await server.person('USER', 'ivo', { passwordKind: 'number' });
  const refused = await server.call('GET', '/auth/me/ficha', { as: ivo });
  expect(refused.json()).toMatchObject({ code: 'own_password_required' });
});
