import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
});
afterEach(() => server.close());

const identity = { username: 'ana', email: 'ana@example.test' };
const edit = (id: number | string, body: unknown) =>
  server.call('PUT', `/auth/users/${id}`, { as: admin, body, confirmedBy: admin });
const login = (username: string, password: string) =>
  server.call('POST', '/auth/login', { body: { username, password } });

describe('GET /auth/users/{id}', () => {
  test('answers exactly the fields of a list entry', async () => {
    const answer = await server.call('GET', `/auth/users/${ana.id}`, { as: admin });
    expect(answer.json()).toEqual({
      id: ana.id,
      username: 'ana',
      email: 'ana@example.test',
      nombre: 'Ana',
      apellido: 'Rojas',
      codigo: '5501',
      role: 'USER',
    });
  });

  test.each([
    '999999',
    '0',
    '-1',
    'abc',
    '1e3',
    '2147483648',
    '9007199254740993',
    '1%00',
    '%00',
    "1'",
    '1;2',
  ])('%s is no user', async (id) => {
    const answer = await server.call('GET', `/auth/users/${id}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'user_not_found', message: 'No se encontró el usuario.' },
    ]);
  });

  test('an id is written in digits', async () => {
    for (const id of [`${ana.id}.0`, `%2B${ana.id}`, `0x${ana.id.toString(16)}`, `%20${ana.id}`]) {
      expect((await server.call('GET', `/auth/users/${id}`, { as: admin })).statusCode).toBe(404);
    }
  });
});

describe('PUT /auth/users/{id}', () => {
  test('changes what is sent and leaves the rest', async () => {
    const answer = await edit(ana.id, { ...identity, apellido: 'Roca' });
    expect(answer.json()).toMatchObject({ apellido: 'Roca', nombre: 'Ana', codigo: '5501' });
    expect((await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).statusCode).toBe(200);
  });

  test('two edits at once change what each of them sent', async () => {
    const answers = await Promise.all([
      edit(ana.id, { ...identity, nombre: 'Anahí', password: 'otra-clave-propia' }),
      edit(ana.id, { ...identity, apellido: 'Roca' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { body } = await server.call('GET', `/auth/users/${ana.id}`, { as: admin });
    expect(JSON.parse(body)).toMatchObject({ nombre: 'Anahí', apellido: 'Roca' });
    expect((await login('ana', 'otra-clave-propia')).statusCode).toBe(200);
  });

  test('a demotion is not undone by an edit that began before it', async () => {
    const luis = await server.person('ADMIN', 'luis');
    const whoHeIs = { username: 'luis', email: 'luis@example.test' };
    const answers = await Promise.all([
      edit(luis.id, { ...whoHeIs, nombre: 'Luisa', password: 'otra-clave-propia' }),
      edit(luis.id, { ...whoHeIs, role: 'USER' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { body } = await server.call('GET', `/auth/users/${luis.id}`, { as: admin });
    expect(JSON.parse(body)).toMatchObject({ nombre: 'Luisa', role: 'USER' });
  });

  test('a promotion is judged by the account as it is by then', async () => {
    const weak = edit(ana.id, { ...identity, password: 'corta' });
    const promoted = edit(ana.id, { ...identity, role: 'ADMIN', password: 'larga-y-propia' });
    const statuses = (await Promise.all([weak, promoted])).map(({ statusCode }) => statusCode);
    // The short password may come first; after the promotion it is refused.
    expect([
      [200, 200],
      [400, 200],
    ]).toContainEqual(statuses);
    expect((await login('ana', 'larga-y-propia')).statusCode).toBe(200);
  });

  test('also where it comes between the reads of an edit', async () => {
    const promotion = { ...identity, role: 'ADMIN', password: 'larga-y-propia' };
    const { store } = server.storage.database;
    const run = store.executeQuery.bind(store);
    let promoted = false;
    vi.spyOn(store, 'executeQuery').mockImplementation(async (query) => {
      const answer = await run(query);
      const [row] = answer.rows as readonly Readonly<Record<string, unknown>>[];
      // The account as administrators read it.
      if (!promoted && row?.username === 'ana' && 'nombre' in row) {
        promoted = true;
        expect((await edit(ana.id, promotion)).statusCode).toBe(200);
      }
      return answer as never;
    });
    const weak = await edit(ana.id, { ...identity, password: 'corta' });
    expect([weak.statusCode, weak.json<{ code: string }>().code]).toEqual([400, 'weak_password']);
    expect((await login('ana', 'larga-y-propia')).statusCode).toBe(200);
    expect((await login('ana', 'corta')).statusCode).toBe(401);
  });

  test('asks for username and e-mail in the words of the specification', async () => {
    const answer = await edit(ana.id, { username: ' ', email: '' });
    expect(answer.json<{ errors: object }>().errors).toEqual({
      username: 'El nombre de usuario es obligatorio',
      email: 'El correo electrónico es obligatorio',
    });
  });

  test('tells an administrator what is taken', async () => {
    const answer = await edit(ana.id, { username: 'ADMIN', email: identity.email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: { username: 'Ese nombre de usuario ya está en uso' } });
  });

  test('checks the body before it looks for the user', async () => {
    expect((await edit(999_999, {})).statusCode).toBe(400);
    expect((await edit(999_999, identity)).json()).toMatchObject({ code: 'user_not_found' });
  });

  test('a new number becomes the password of who signs in with the number, and ends the sessions', async () => {
    const eva = await server.person('USER', 'eva', { codigo: 'clave-de-eva' });
    await edit(eva.id, { username: 'eva', email: 'eva@example.test', codigo: '7788' });
    expect((await login('eva', '7788')).statusCode).toBe(200);
    expect((await login('eva', 'clave-de-eva')).statusCode).toBe(401);
    expect((await server.call('GET', '/asistencia/mis-asistencias', { as: eva })).statusCode).toBe(401);
  });

  test('a new number leaves an own password alone', async () => {
    await edit(ana.id, { ...identity, codigo: '7788' });
    expect((await login('ana', ana.password)).statusCode).toBe(200);
    expect((await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).statusCode).toBe(200);
  });

  test('promoting needs a new, strong password in the same call', async () => {
    expect((await edit(ana.id, { ...identity, role: 'ADMIN' })).json()).toMatchObject({
      code: 'weak_password',
    });
    const weak = await edit(ana.id, { ...identity, role: 'ADMIN', password: 'corta' });
    expect([weak.statusCode, weak.json<{ code: string }>().code]).toEqual([400, 'weak_password']);
    const strong = await edit(ana.id, { ...identity, role: 'ADMIN', password: 'una larga de verdad' });
    expect(strong.json()).toMatchObject({ role: 'ADMIN' });
    expect((await login('ana', 'una larga de verdad')).statusCode).toBe(200);
  });

  test('the last administrator stays one', async () => {
    const answer = await edit(admin.id, { username: 'admin', email: 'admin@example.test', role: 'USER' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'last_admin', message: 'No se puede eliminar ni degradar al último administrador.' },
    ]);
  });
});

describe('DELETE /{id}', () => {
  test.each(['/', '/auth/users/'])('deletes by %s{id}, with the attendance', async (prefix) => {
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: '5501' },
    });
    const summary = await server.call('GET', `/auth/users/${ana.id}/resumen`, { as: admin });
    expect(summary.json()).toEqual({ asistencias: 1, confirmado: true, lidera: [] });
    const answer = await server.call('DELETE', `${prefix}${ana.id}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Usuario eliminado correctamente.' },
    ]);
    const { store } = server.storage.database;
    expect(await store.selectFrom('attendance').selectAll().execute()).toEqual([]);
    expect((await server.call('DELETE', `${prefix}${ana.id}`, { as: admin })).json()).toMatchObject({
      code: 'user_not_found',
    });
  });

  test.each(['/abc', '/health', '/9999999999', '/auth/users/abc'])('%s is no user', async (path) => {
    const answer = await server.call('DELETE', path, { as: admin });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'user_not_found']);
  });

  test('the marks of an administrator who is deleted stay, without the marker', async () => {
    const door = await server.person('ADMIN', 'door');
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: door,
      body: { codigoMembresia: '5501' },
    });
    await server.call('DELETE', `/${door.id}`, { as: admin, confirmedBy: admin });
    const { store } = server.storage.database;
    expect(await store.selectFrom('attendance').select(['user_id', 'marked_by']).execute()).toEqual([
      { user_id: ana.id, marked_by: null },
    ]);
  });

  test('forgets the person in the log and keeps what was done', async () => {
    await edit(ana.id, { ...identity, nombre: 'Anita' });
    await server.call('DELETE', `/${ana.id}`, { as: admin });
    const log = await server.call('GET', '/auditoria', { as: admin });
    expect(log.body).not.toMatch(/Anita|ana@example|5501|"ana"/);
    expect(log.json<object[]>()[0]).toMatchObject({
      action: 'user_deleted',
      actor: 'admin',
      entityId: ana.id,
      before: { asistencias: 0, aportesCentavos: 0 },
    });
  });

  test('two administrators who delete each other at once leave one', async () => {
    const other = await server.person('ADMIN', 'other');
    const [ours, theirs] = [await server.confirmed(admin), await server.confirmed(other)];
    const answers = await Promise.all([
      server.call('DELETE', `/${other.id}`, { as: admin, headers: ours }),
      server.call('DELETE', `/${admin.id}`, { as: other, headers: theirs }),
    ]);
    const { store } = server.storage.database;
    const left = await store.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
