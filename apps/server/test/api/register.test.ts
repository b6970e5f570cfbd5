import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allAtOnce } from '../all-at-once.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

const form = {
  codigo: '12345678',
  nombre: 'Ana',
  apellido: 'Rojas',
  username: 'ana',
  email: 'ana@iglesia.bo',
  password: '12345678',
};
const register = (body: unknown, as?: Person, remoteAddress = '203.0.113.1') =>
  server.call('POST', '/auth/register', {
    body,
    as,
    confirmedBy: as === admin ? as : undefined,
    remoteAddress,
  });
const users = async () =>
  (await server.call('GET', '/auth/users', { as: admin })).json<Record<string, unknown>[]>();

describe('POST /auth/register by anyone', () => {
  test('makes a member and signs it in', async () => {
    const answer = await register(form);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    const mine = await server.call('GET', '/asistencia/mis-asistencias', { as: { token } });
    expect(mine.json()).toEqual([]);
    expect((await users()).at(-1)).toEqual({
      id: expect.any(Number),
      codigo: '12345678',
      nombre: 'Ana',
      apellido: 'Rojas',
      username: 'ana',
      email: 'ana@iglesia.bo',
      role: 'USER',
    });
  });

  test('is not confirmed until an administrator edits it', async () => {
    await register(form);
    const id = String((await users()).at(-1)?.id);
    const summary = () => server.call('GET', `/auth/users/${id}/resumen`, { as: admin });
    expect((await summary()).json()).toEqual({ asistencias: 0, confirmado: false, lidera: [] });
    const { username, email } = form;
    await server.call('PUT', `/auth/users/${id}`, { as: admin, body: { username, email } });
    expect((await summary()).json()).toEqual({ asistencias: 0, confirmado: true, lidera: [] });
  });

  test('takes the number as password whatever its case and spaces', async () => {
    await register({ ...form, codigo: 'AB 12 34', password: 'ab1234' });
    const login = (password: string) =>
      server.call('POST', '/auth/login', { body: { username: 'ana', password } });
    expect((await login('Ab 1234')).statusCode).toBe(200);
    expect((await login('ab12345')).statusCode).toBe(401);
  });

  test('names every missing field in the words of the specification', async () => {
    const answer = await register({ email: 'sin arroba' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: object }>().errors).toEqual({
      codigo: 'El código es obligatorio',
      nombre: 'El nombre es obligatorio',
      apellido: 'El apellido es obligatorio',
      username: 'El nombre de usuario es obligatorio',
      email: 'El formato del correo electrónico no es válido',
      password: 'La contraseña es obligatoria',
    });
  });

  test('tells an administrator every field that is taken, without regard to case and accents, others none', async () => {
    await register({ ...form, username: 'José', codigo: '00-a' }, admin);
    const taken = { ...form, username: 'JOSE', email: 'ANA@iglesia.bo', codigo: '00 - A' };
    const refusal = { code: 'already_taken', message: 'Ya existe una cuenta con esos datos.' };
    const answer = await register(taken, admin);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        ...refusal,
        errors: {
          username: 'Ese nombre de usuario ya está en uso',
          email: 'Ese correo electrónico ya está en uso',
          codigo: 'Ese código ya está en uso',
        },
      },
    ]);
    const toPublic = await register(taken);
    expect([toPublic.statusCode, toPublic.json()]).toEqual([409, refusal]);
  });

  test('answers forty guesses at numbers alike, from forty networks of one prefix, and then none', async () => {
    await register({ ...form, codigo: '5020' }, admin);
    await register({ ...form, username: 'eva', email: 'eva@iglesia.bo', codigo: '1' });
    const guess = (index: number) => {
      const body = { ...form, username: 'eva', email: `x${index}@iglesia.bo`, codigo: String(5000 + index) };
      return register(body, undefined, `2001:db8:1:${index.toString(16)}::1`);
    };
    const answers = [];
    for (let index = 0; index < 40; index += 1) answers.push(await guess(index));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(409);
    expect((await guess(40)).statusCode).toBe(429);
  });

  test('counts a try towards the registrations of its network also where no account was made', async () => {
    const limited = await createTestApp({ limits: { registrations: { count: 3, windowMs: 3_600_000 } } });
    try {
      const send = (body: object) => limited.call('POST', '/auth/register', { body });
      expect((await send(form)).statusCode).toBe(200);
      expect((await send(form)).statusCode).toBe(409);
      expect((await send(form)).statusCode).toBe(409);
      const another = { ...form, username: 'eva', email: 'eva@iglesia.bo', codigo: '2' };
      expect((await send(another)).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('leading zeros of a number count', async () => {
    await register({ ...form, codigo: '0012' });
    const answer = await register({ ...form, username: 'eva', email: 'eva@iglesia.bo', codigo: '12' });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['ADMIN', 'USER'])('may not choose the role %s', async (role) => {
    const answer = await register({ ...form, role });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'role_not_allowed', message: 'Solo un administrador puede elegir el rol.' },
    ]);
  });

  test.each([
    ['ROLE', 'ADMIN'],
    ['rol', 'ADMIN'],
    ['isAdmin', true],
    ['password_kind', 'own'],
    ['origin', 'admin'],
    ['confirmed_ms', 1],
    ['token_version', 7],
    ['id', 1],
  ])('ignores a chosen %s', async (field, value) => {
    const { store } = server.storage.database;
    const made = () => store.selectFrom('users').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    await register(form);
    const { id, ...facts } = await made();
    await register({
      ...form,
      codigo: '2',
      password: '2',
      username: 'eva',
      email: 'eva@iglesia.bo',
      [field]: value,
    });
    const { role, password_kind, origin, confirmed_ms, token_version } = facts;
    expect(await made()).toMatchObject({
      ...{ id: id + 1, username: 'eva', role, password_kind, origin, confirmed_ms, token_version },
    });
  });

  test('a token that is sent must be good', async () => {
    const answer = await register(form, { ...admin, token: `${admin.token}x` });
    expect(answer.statusCode).toBe(401);
    expect(await users()).toHaveLength(1);
  });

  test.each([
    ['a look-alike alphabet', { username: 'аdmin' }],
    ['a control character', { nombre: 'A\u0007na' }],
    ['NUL', { apellido: 'Ro\u0000jas' }],
    ['a lone surrogate', { nombre: '\ud800' }],
    ['a name of 101 letters', { nombre: 'a'.repeat(101) }],
    ['a password of 129 letters', { password: 'a'.repeat(129) }],
    ['an unknown role', { role: 'JEFE' }],
  ])('refuses %s', async (_what, change) => {
    const answer = await register({ ...form, ...change }, admin);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(Object.keys(change));
  });

  test('twenty simultaneous registrations of one number leave one account', async () => {
    const requests = Array.from(
      { length: 20 },
      (_, index) => () =>
        register({ ...form, username: `ana${index}`, email: `ana${index}@iglesia.bo` }, admin),
    );
    const answers = await allAtOnce(requests, ({ statusCode }) => statusCode);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      errors: { codigo: 'Ese código ya está en uso' },
    });
  });
});

describe('POST /auth/register by an administrator', () => {
  test('makes another administrator with a password of twelve characters', async () => {
    const answer = await register({ ...form, role: 'ADMIN', password: 'doce letras!' }, admin);
    expect(answer.statusCode).toBe(200);
    expect((await users()).at(-1)).toMatchObject({ role: 'ADMIN' });
  });

  test.each(['once letras', '123456789012'])(
    'refuses an administrator with the password %s',
    async (password) => {
      const answer = await register({ ...form, codigo: '1234 5678 9012', role: 'ADMIN', password }, admin);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'weak_password',
        message:
          'La contraseña de un administrador debe tener al menos 12 caracteres y no ser el número de membresía.',
      });
    },
  );

  test('is told which unconfirmed registration holds the number', async () => {
    await register(form);
    const answer = await register({ ...form, username: 'eva', email: 'eva@iglesia.bo' }, admin);
    expect(answer.json<{ message: string }>().message).toContain('«ana»');
    const { id } = (await users()).at(-1) ?? {};
    await server.call('PUT', `/auth/users/${String(id)}`, { as: admin, confirmedBy: admin, body: form });
    const again = await register({ ...form, username: 'eva', email: 'eva@iglesia.bo' }, admin);
    expect(again.json<{ message: string }>().message).toBe('Ya existe una cuenta con esos datos.');
  });
});

test('a closed registration sends people to an administrator', async () => {
  const closed = await createTestApp({ registration: 'closed' });
  try {
    const chief = await closed.person('ADMIN', 'chief');
    const answer = await closed.call('POST', '/auth/register', { body: form });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'registration_closed',
        message: 'El registro está cerrado. Pide tu cuenta a un administrador.',
      },
    ]);
    expect((await closed.call('POST', '/auth/register', { body: form, as: chief })).statusCode).toBe(200);
    expect((await closed.call('GET', '/registro')).json()).toEqual({ abierto: false });
    expect((await server.call('GET', '/registro')).json()).toEqual({ abierto: true });
  } finally {
    await closed.close();
  }
});
