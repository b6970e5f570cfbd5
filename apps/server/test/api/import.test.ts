import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashNumbers } from '../../src/routes/users/import-users.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { cheapHash, createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin', { codigo: 'A-1' });
});
afterEach(() => server.close());

/** Members with numbers from a start on. */
function members(count: number, start = 482_100) {
  return Array.from({ length: count }, (_, index) => ({
    codigo: String(start + index),
    nombre: 'Ana',
    apellido: `Rojas ${index}`,
    username: `ana${start + index}`,
    email: `ana${start + index}@ejemplo.bo`,
  }));
}

const stage = (filas: unknown, { run = 'r1', desde = 0, as = admin } = {}) =>
  server.call('POST', `/auth/users/importar/${run}`, { as, body: { desde, filas } });
const confirm = (filas: number, { run = 'r1', as = admin } = {}) =>
  server.call('POST', `/auth/users/importar/${run}/confirmar`, { as, body: { filas } });
const usernames = async () =>
  (await server.call('GET', '/auth/users', { as: admin }))
    .json<{ username: string }[]>()
    .map(({ username }) => username);
const waiting = () =>
  server.storage.database.store.selectFrom('import_rows').select(['row_no', 'row_json']).execute();

describe('an import', () => {
  test('makes its members, who sign in with their numbers, and is audited as one entry', async () => {
    expect((await stage(members(2))).json()).toEqual({ filas: 2, errores: [] });
    expect((await stage(members(1, 700_000), { desde: 2 })).json()).toEqual({ filas: 3, errores: [] });
    expect(await usernames()).toEqual(['admin']);

    expect((await confirm(3)).json()).toEqual({ filas: 3, errores: [] });
    expect(await usernames()).toEqual(['admin', 'ana482100', 'ana482101', 'ana700000']);
    expect(await waiting()).toEqual([]);

    const body = { username: 'ana482101', password: ' 48 2101' };
    expect((await server.call('POST', '/auth/login', { body })).statusCode).toBe(200);
    const made = await server.storage.database.store
      .selectFrom('users')
      .select(['origin', 'password_kind', 'role', 'confirmed_ms'])
      .where('username', '=', 'ana700000')
      .execute();
    expect(made).toEqual([
      { origin: 'import', password_kind: 'number', role: 'USER', confirmed_ms: server.clock() },
    ]);
    const log = await server.storage.database.store
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'after_json'])
      .where('action', 'not in', ['signed_in', 'users_listed'])
      .execute();
    expect(log).toEqual([
      { action: 'users_imported', actor_name: 'admin', after_json: JSON.stringify({ usuarios: 3 }) },
    ]);
  });

  test('may send a piece again, which then stands in the place of the first', async () => {
    await stage(members(2));
    expect((await stage(members(2, 900_000))).json()).toEqual({ filas: 2, errores: [] });
    await confirm(2);
    expect(await usernames()).toEqual(['admin', 'ana900000', 'ana900001']);
  });

  test('takes the place of the one that its administrator had begun before', async () => {
    await stage(members(2));
    await stage(members(1, 900_000), { run: 'r2' });
    expect((await confirm(2)).statusCode).toBe(404);
    expect((await confirm(1, { run: 'r2' })).statusCode).toBe(200);
  });

  test('is its administrator’s own, whatever its name', async () => {
    const other = await server.person('ADMIN', 'otra', { codigo: 'A-2' });
    await stage(members(1));
    expect((await confirm(1, { as: other })).json()).toMatchObject({ code: 'not_found' });
    await stage(members(1, 900_000), { as: other });
    await confirm(1);
    expect(await usernames()).toEqual(['admin', 'otra', 'ana482100']);
    expect(await waiting()).toHaveLength(1);
  });

  test('waits for an hour and no longer', async () => {
    await stage(members(1));
    server.clock.advance(60 * 60 * 1000 - 1);
    await stage(members(1, 900_000), { desde: 1 });
    server.clock.advance(1);
    expect((await confirm(2)).json()).toMatchObject({
      code: 'validation_failed',
      errors: { filas: 'Llegaron 1 filas de 2. Empieza de nuevo.' },
    });
    server.clock.advance(60 * 60 * 1000);
    expect((await confirm(1)).json()).toMatchObject({
      code: 'not_found',
      message: 'La importación venció o ya se hizo. Empieza de nuevo.',
    });
    await stage(members(1), { run: 'r2' });
    expect(await waiting()).toHaveLength(1);
  });
});

describe('what cannot be imported is told by row', () => {
  test.each([
    ['a bad e-mail', { email: 'ana' }, 'filas.1.email', 'El formato del correo electrónico no es válido'],
    ['no name', { nombre: ' ' }, 'filas.1.nombre', 'El nombre es obligatorio'],
    ['a number that is none', { codigo: 7 }, 'filas.1.codigo', 'El código es obligatorio'],
    ['a NUL', { apellido: 'a\u0000b' }, 'filas.1.apellido', 'Contiene caracteres que no se pueden guardar'],
  ])('%s', async (_what, wrong, field, message) => {
    const [first, second] = members(2);
    const answer = await stage([first, { ...second, ...wrong }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: { [field]: message } });
    expect(await waiting()).toEqual([]);
  });

  test('who is there already: named, left out, and the import cannot be closed without them', async () => {
    await server.person('USER', 'ana482101');
    const answer = await stage(members(3), { desde: 10 });
    expect(answer.json()).toEqual({
      filas: 2,
      errores: [{ fila: 11, campo: 'username', mensaje: 'Ese nombre de usuario ya está en uso' }],
    });
    expect((await confirm(3)).statusCode).toBe(400);
    expect(await usernames()).toHaveLength(2);
  });

  test('an unconfirmed public registration that holds a number is named (R3)', async () => {
    await server.person('USER', 'intruso', { codigo: '48 2100', origin: 'public', confirmedMs: null });
    const { errores } = (await stage(members(1))).json<{ errores: { mensaje: string }[] }>();
    expect(errores[0]?.mensaje).toBe(
      'Ese código ya está en uso: lo tiene la cuenta «intruso», creada en el registro público y sin confirmar',
    );
  });

  test('the same twice in pieces, written otherwise: nothing is made', async () => {
    const [member] = members(1);
    await stage([member]);
    await stage([{ ...member, codigo: '48 21 00', username: 'otra', email: 'OTRA@ejemplo.bo' }], {
      desde: 1,
    });
    const answer = await confirm(2);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'already_taken',
      errors: { 'filas.1.codigo': 'Está repetido en la importación' },
    });
    expect(await usernames()).toEqual(['admin']);
  });

  test('somebody who registered meanwhile: nothing is made', async () => {
    await stage(members(300, 100_000).slice(0, 250));
    await stage(members(300, 100_000).slice(250), { desde: 250 });
    await server.person('USER', 'nueva', { codigo: '100299' });
    const answer = await confirm(300);
    expect(answer.json()).toMatchObject({ errors: { 'filas.299.codigo': 'Ese código ya está en uso' } });
    expect(await usernames()).toEqual(['admin', 'nueva']);
    expect(await waiting()).toHaveLength(300);
  });
});

test('two confirmations at once make the members once', async () => {
  await stage(members(50));
  const answers = await Promise.all([confirm(50), confirm(50), confirm(50)]);
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status === 404 || status === 409)).toBe(true);
  expect(await usernames()).toHaveLength(51);
});

test('two administrators with the same members at once: one of them makes all, the other none', async () => {
  const other = await server.person('ADMIN', 'otra', { codigo: 'A-2' });
  await stage(members(50));
  await stage(members(50), { as: other });
  const answers = await Promise.all([confirm(50), confirm(50, { as: other })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await usernames()).toHaveLength(52);
});

test.each([
  ['251 rows', members(251), 0],
  ['no row', [], 0],
  ['a position beyond 5,000', members(2), 4999],
  ['a position before the first', members(1), -1],
])('%s are refused', async (_what, filas, desde) => {
  expect((await stage(filas, { desde })).statusCode).toBe(400);
});

test('a piece of more than 256 KB is refused', async () => {
  const filas = members(1).map((member) => ({ ...member, nombre: 'x'.repeat(260 * 1024) }));
  expect((await stage(filas)).json()).toMatchObject({ code: 'payload_too_large' });
});

test('a piece of 250 of the longest members passes the limit of its size', async () => {
  const filas = members(250).map((member, index) => ({
    codigo: `${'9'.repeat(26)}${member.codigo}`,
    nombre: 'Ñ'.repeat(100),
    apellido: 'Á'.repeat(100),
    username: `${'a'.repeat(60)}${index}`,
    email: `${'b'.repeat(60)}${index}@ejemplo.bo`,
    tutorNombre: 'Ü'.repeat(100),
    tutorTelefono: `+591 ${'7'.repeat(27)}`,
    tutorParentesco: 'Abuela o abuelo',
    consentimientoCuenta: 'por escrito',
    consentimientoFoto: 'en persona',
    consentimientoMensajes: 'en persona',
  }));
  expect((await stage(filas)).statusCode).toBe(200);
});

test('hashing gives way: where the gate is full the piece is refused as busy and can be sent again', async () => {
  const busy = await createTestApp({ hashSemaphore: { slots: 1, queue: 0, waitMs: 3000 } });
  const ruth = await busy.person('ADMIN', 'ruth');
  const answer = await busy.call('POST', '/auth/users/importar/r1', {
    as: ruth,
    body: { desde: 0, filas: members(4) },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'busy' });
  await busy.close();
});

test('hashing stops where nobody waits for it any more', async () => {
  const passwords = new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 });
  let asked = 0;
  const gone = () => {
    asked += 1;
    return asked > 10;
  };
  expect(await hashNumbers(passwords, members(200), gone)).toBeNull();
  expect(asked).toBeLessThan(15);
});

test('5,000 members are made in one transaction', async () => {
  const all = members(5000, 1_000_000);
  for (let desde = 0; desde < all.length; desde += 250) {
    await stage(all.slice(desde, desde + 250), { desde });
  }
  expect((await confirm(5000)).json()).toEqual({ filas: 5000, errores: [] });
  expect(await usernames()).toHaveLength(5001);
});

describe('numbers and years of an import', () => {
  const [member = { codigo: '' }] = members(1);
  const details = () =>
    server.storage.database.store.selectFrom('person_details').select(['telefono', 'birth_year']).execute();

  test('are kept with their people, a date as its year; empty cells are none', async () => {
    const filas = [
      { ...member, telefono: '700 12345', anioNacimiento: '12/03/1999' },
      { ...members(1, 600_000)[0], telefono: ' ', anioNacimiento: '' },
      { ...members(1, 600_001)[0], anioNacimiento: 2012 },
    ];
    expect((await stage(filas)).json()).toEqual({ filas: 3, errores: [] });
    expect((await confirm(3)).statusCode).toBe(200);
    expect(await details()).toEqual([
      { telefono: '+59170012345', birth_year: 1999 },
      { telefono: null, birth_year: 2012 },
    ]);
  });

  test.each([
    [{ telefono: '7001' }, 'telefono', 'Escribe el número completo'],
    [{ anioNacimiento: 2030 }, 'anioNacimiento', 'cuatro cifras'],
    [{ telefono: '70012345', anioNacimiento: 2012 }, 'telefono', 'el teléfono de su tutor'],
  ])('%j is said by its row, and left out', async (part, campo, mensaje) => {
    expect((await stage([{ ...member, ...part }])).json()).toEqual({
      filas: 0,
      errores: [{ fila: 0, campo, mensaje: expect.stringContaining(mensaje) }],
    });
  });

  test('a cell that is no year is refused at once', async () => {
    expect((await stage([{ ...member, anioNacimiento: 'doce' }])).statusCode).toBe(400);
  });
});
