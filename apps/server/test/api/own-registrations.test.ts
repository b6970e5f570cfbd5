import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let unconfirmedHolder: number;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  await register({ ...form, username: 'intruso', email: 'intruso@iglesia.bo' });
  unconfirmedHolder = (await unconfirmed())[0]?.id ?? 0;
});
afterEach(() => server.close());

const form = {
  codigo: '7 7 0 1',
  nombre: 'Ana',
  apellido: 'Rojas',
  username: 'ana',
  email: 'ana@iglesia.bo',
  password: 'una clave',
};
const register = (body: unknown, as?: Person) => server.call('POST', '/auth/register', { body, as });
const confirm = (id: number) => server.call('POST', `/auth/users/${id}/confirmar`, { as: admin });
const unconfirmed = async () =>
  (await server.call('GET', '/registro/sin-confirmar', { as: admin })).json<
    { id: number; username: string; codigo: string }[]
  >();
const usernames = async () =>
  (await server.call('GET', '/auth/users', { as: admin }))
    .json<{ username: string }[]>()
    .map(({ username }) => username);
const log = async (action: string) =>
  (await server.call('GET', '/auditoria', { as: admin }))
    .json<{ action: string; before: object | null; after: object | null }[]>()
    .filter((entry) => entry.action === action);

describe('accounts of the public page', () => {
  test('are listed until an administrator confirms them; those of the panel never are', async () => {
    await register({ ...form, codigo: '7702' }, admin);
    expect(await unconfirmed()).toEqual([{ id: unconfirmedHolder, username: 'intruso', codigo: '7 7 0 1' }]);
    expect((await confirm(unconfirmedHolder)).json()).toEqual({ message: 'Registro confirmado.' });
    expect(await unconfirmed()).toEqual([]);
  });

  test('confirming twice is 200 and one entry in the log', async () => {
    await confirm(unconfirmedHolder);
    expect((await confirm(unconfirmedHolder)).statusCode).toBe(200);
    expect(await log('user_confirmed')).toMatchObject([{ after: { username: 'intruso' } }]);
  });

  test('nobody is confirmed who is not there', async () => {
    expect((await confirm(999_999)).json()).toMatchObject({ code: 'user_not_found' });
  });
});

describe('a number that an unconfirmed account holds', () => {
  test('the refusal names the account', async () => {
    const answer = await register({ ...form, codigo: '7701' }, admin);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Ya existe una cuenta con esos datos. El código lo tiene la cuenta «intruso», creada en el registro público y sin confirmar.',
    ]);
  });

  test('goes to a new account in one step, with the old one’s attendance', async () => {
    await server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: '7701' },
    });
    const answer = await register({ ...form, codigo: '7701', reemplazar: unconfirmedHolder }, admin);
    expect(answer.statusCode).toBe(200);
    expect(await usernames()).toEqual(['admin', 'ana']);
    expect(await log('user_deleted')).toMatchObject([{ before: { asistencias: 1 } }]);
  });

  test('also its name and e-mail are free for the new account', async () => {
    const same = { ...form, username: 'intruso', email: 'intruso@iglesia.bo', reemplazar: unconfirmedHolder };
    expect((await register(same, admin)).statusCode).toBe(200);
  });

  test('goes to an edited account', async () => {
    const eva = await server.person('USER', 'eva');
    const body = { username: 'eva', email: 'eva@example.test', codigo: '7701' };
    const refused = await server.call('PUT', `/auth/users/${eva.id}`, { as: admin, body });
    expect(refused.statusCode).toBe(409);
    const answer = await server.call('PUT', `/auth/users/${eva.id}`, {
      as: admin,
      body: { ...body, reemplazar: unconfirmedHolder },
    });
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([200, '7701']);
    expect(await usernames()).toEqual(['admin', 'eva']);
  });

  test('an account cannot be put in the place of itself', async () => {
    const body = {
      username: 'intruso',
      email: 'intruso@iglesia.bo',
      codigo: '7701',
      reemplazar: unconfirmedHolder,
    };
    const answer = await server.call('PUT', `/auth/users/${unconfirmedHolder}`, { as: admin, body });
    expect(answer.statusCode).toBe(200);
    expect(await usernames()).toEqual(['admin', 'intruso']);
  });

  test.each([
    ['confirmed', async () => confirm(unconfirmedHolder)],
    ['promised for another number', async () => undefined],
  ])('an account that is %s is not replaced', async (what, before) => {
    await before();
    const codigo = what === 'confirmed' ? '7701' : admin.codigo;
    const answer = await register({ ...form, codigo, reemplazar: unconfirmedHolder }, admin);
    expect(answer.statusCode).toBe(409);
    expect(await usernames()).toEqual(['admin', 'intruso']);
  });

  test('nothing goes where the new account cannot be made for another reason', async () => {
    const answer = await register({ ...form, username: 'admin', reemplazar: unconfirmedHolder }, admin);
    expect(answer.json()).toMatchObject({
      code: 'already_taken',
      errors: { username: 'Ese nombre de usuario ya está en uso' },
    });
    expect(await usernames()).toEqual(['admin', 'intruso']);
  });

  test('only an administrator replaces', async () => {
    const answer = await register({ ...form, reemplazar: unconfirmedHolder });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden']);
  });

  test('two administrators who replace at once make one account', async () => {
    const answers = await Promise.all(
      ['ana', 'eva'].map((username) =>
        register(
          { ...form, username, email: `${username}@iglesia.bo`, reemplazar: unconfirmedHolder },
          admin,
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await usernames()).toHaveLength(2);
  });
});
