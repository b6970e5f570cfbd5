import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Passwords } from '../../src/security/passwords.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  other = await server.person('ADMIN', 'other');
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

const login = (username: string, password: string) =>
  server.call('POST', '/auth/login', { body: { username, password } });
const change = (as: { token: string }, claveActual: string, claveNueva: string) =>
  server.call('PUT', '/auth/me/clave', { as, body: { claveActual, claveNueva } });
const ADMINISTRATORS =
  'La contraseña de un administrador debe tener al menos 12 caracteres y no ser el número de membresía.';
const mine = (as: { token: string }) => server.call('GET', '/asistencia/mis-asistencias', { as });

describe('PUT /auth/me/clave', () => {
  test('ends every other session and answers a new token', async () => {
    const answer = await change(ana, ana.password, 'otra clave');
    expect(answer.statusCode).toBe(200);
    expect((await mine(ana)).statusCode).toBe(401);
    expect((await mine(answer.json())).statusCode).toBe(200);
    expect((await login('ana', 'otra clave')).statusCode).toBe(200);
  });

  test('refuses a wrong present password', async () => {
    const answer = await change(ana, 'no es', 'otra clave');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'wrong_current_password',
        message: 'La contraseña actual no es correcta.',
        errors: { claveActual: 'La contraseña actual no es correcta.' },
      },
    ]);
  });

  test('guessing the present password runs into the login limit', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await change(ana, 'no es', 'otra clave');
    const answer = await change(ana, ana.password, 'otra clave');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
  });

  test('an administrator may not take the number nor a short one', async () => {
    const long = await server.person('ADMIN', 'lola', { codigo: '4455667788-01' });
    for (const password of ['4455667788-01', '44556677 88-01', 'once letras']) {
      const answer = await change(long, long.password, password);
      expect(answer.json()).toEqual({
        code: 'weak_password',
        message: ADMINISTRATORS,
        errors: { claveNueva: ADMINISTRATORS },
      });
    }
    expect((await change(long, long.password, 'doce letras!')).statusCode).toBe(200);
  });

  test.each([
    ['password', 'más usadas'],
    ['Contrasena', 'más usadas'],
    ['QWERTYuiop', 'más usadas'],
    ['aaaaaaaa', 'repetido'],
    ['98765432', 'serie'],
    ['TESORERA', 'nombre de usuario'],
  ])('a member’s own may not be %s, and the field says why', async (password, why) => {
    const tesorera = await server.person('USER', 'tesorera');
    const answer = (await change(tesorera, tesorera.password, password)).json<{
      code: string;
      errors: { claveNueva: string };
    }>();
    expect(answer.code).toBe('weak_password');
    expect(answer.errors.claveNueva).toContain(why);
    expect(answer.errors.claveNueva).toContain('Elige otra');
    expect((await login('tesorera', tesorera.password)).statusCode).toBe(200);
  });

  test('a member’s own has eight characters or more', async () => {
    const short = await change(ana, ana.password, 'siete 7');
    expect([short.statusCode, short.json()]).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'Revisa los datos marcados.',
        errors: { claveNueva: 'Escribe al menos 8 caracteres' },
      },
    ]);
    expect((await change(ana, ana.password, 'ocho  88')).statusCode).toBe(200);
  });

  test('a password is never trimmed, and composed and decomposed letters are the same', async () => {
    const { token } = (await change(ana, ana.password, ' mi contrase\u006e\u0303a ')).json<{
      token: string;
    }>();
    expect((await login('ana', ' mi contrase\u00f1a ')).statusCode).toBe(200);
    expect((await login('ana', 'mi contrase\u00f1a')).statusCode).toBe(401);
    expect((await mine({ token })).statusCode).toBe(200);
  });
});

describe('POST /auth/users/{id}/restablecer', () => {
  const reset = (id: number, body: object) =>
    server.call('POST', `/auth/users/${id}/restablecer`, { as: admin, confirmedBy: admin, body });

  test('gives a password that lets its owner do one thing: choose another', async () => {
    expect((await reset(ana.id, { clave: 'temporal1' })).statusCode).toBe(200);
    expect((await mine(ana)).statusCode).toBe(401);
    const session = (await login('ana', 'temporal1')).json<{ token: string }>();
    const blocked = await mine(session);
    expect([blocked.statusCode, blocked.json()]).toEqual([
      403,
      { code: 'password_change_required', message: 'Cambia tu contraseña para continuar.' },
    ]);
    expect((await change(session, 'temporal1', 'temporal1')).json()).toMatchObject({ code: 'weak_password' });
    const fresh = (await change(session, 'temporal1', 'mi clave')).json<{ token: string }>();
    expect((await mine(fresh)).statusCode).toBe(200);
  });

  test('is not undone by a change of the own password that began before it', async () => {
    const { store } = Passwords.prototype;
    vi.spyOn(Passwords.prototype, 'store').mockImplementationOnce(async function (this: Passwords, ...given) {
      expect((await reset(ana.id, { clave: 'temporal1' })).statusCode).toBe(200);
      return store.apply(this, given);
    });
    const changed = await change(ana, ana.password, 'la-de-quien-robo');
    expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([401, 'token_invalid']);
    expect((await login('ana', 'temporal1')).statusCode).toBe(200);
    expect((await login('ana', 'la-de-quien-robo')).statusCode).toBe(401);
  });

  test('lasts 72 hours', async () => {
    await reset(ana.id, { clave: 'temporal1' });
    server.clock.advance(72 * 60 * 60 * 1000 - 1);
    expect((await login('ana', 'temporal1')).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await login('ana', 'temporal1')).statusCode).toBe(401);
  });

  test('needs eight characters and is not the number', async () => {
    expect((await reset(ana.id, { clave: 'siete77' })).json()).toMatchObject({ code: 'validation_failed' });
    const eva = await server.person('USER', 'eva', { codigo: '12345678' });
    expect((await reset(eva.id, { clave: '1234 5678' })).json()).toMatchObject({ code: 'weak_password' });
  });

  test('takes the own password in place of a confirmation', async () => {
    const path = `/auth/users/${other.id}/restablecer`;
    const send = (claveActual: string) =>
      server.call('POST', path, { as: admin, body: { clave: 'temporal-1', claveActual } });
    expect((await send('otra')).json()).toMatchObject({ code: 'wrong_current_password' });
    expect((await send(admin.password)).statusCode).toBe(200);
  });

  test('knows no user that does not exist', async () => {
    expect((await reset(999_999, { clave: 'temporal1' })).json()).toMatchObject({ code: 'user_not_found' });
  });
});

describe('new passwords in the other calls', () => {
  const identity = { username: 'ana', email: 'ana@example.test' };
  const form = {
    ...identity,
    codigo: '8080',
    nombre: 'Eva',
    apellido: 'Paz',
    username: 'eva',
    email: 'eva@b.bo',
  };
  const edit = (person: Person, body: object) =>
    server.call('PUT', `/auth/users/${person.id}`, { as: admin, confirmedBy: admin, body });
  const register = (body: object, as?: Person) =>
    server.call('POST', '/auth/register', {
      body: { ...form, ...body },
      ...(as === undefined ? {} : { as, confirmedBy: as }),
    });

  test.each(['passwordpassword', 'unbelievable', '111111111111', 'aBcDeFgHiJkL', 'administrator'])(
    'an administrator’s is never %s',
    async (password) => {
      const weak = { statusCode: 400, code: 'weak_password' };
      const answers = [
        await register({ role: 'ADMIN', password }, admin),
        await edit(ana, { ...identity, role: 'ADMIN', password }),
        await edit(other, { username: 'other', email: 'other@example.test', password }),
        await change(admin, admin.password, password),
      ];
      for (const answer of answers) {
        const { statusCode } = answer;
        expect({ statusCode, ...answer.json<object>() }).toMatchObject(weak);
      }
    },
  );

  test('registration and panel take for a member what they have taken', async () => {
    expect((await register({ password: '1' })).statusCode).toBe(200);
    expect((await edit(ana, { ...identity, password: 'password' })).statusCode).toBe(200);
    expect((await login('ana', 'password')).statusCode).toBe(200);
  });

  test('an administrator’s short password from earlier days stays good', async () => {
    // As short as the rule of that time let it be.
    expect(admin.password.length).toBe('clave-de-admin'.length);
    const { hash } = await server.storage.database.store
      .selectFrom('users')
      .select('password_hash as hash')
      .where('id', '=', (await server.person('USER', 'x')).id)
      .executeTakeFirstOrThrow();
    const old = await server.person('ADMIN', 'antigua', { passwordHash: hash });
    expect((await login(old.username, 'clave-de-x')).statusCode).toBe(200);
  });
});

describe('POST /auth/users/{id}/cerrar-sesiones', () => {
  const close = (id: number, as: Person, body?: object) =>
    server.call('POST', `/auth/users/${id}/cerrar-sesiones`, { as, body });

  test('ends the sessions of a member', async () => {
    expect((await close(ana.id, admin)).json()).toEqual({ message: 'Se cerraron todas las sesiones.' });
    expect((await mine(ana)).statusCode).toBe(401);
  });

  test('ends the own sessions without the password, those of another administrator only with it', async () => {
    expect((await close(other.id, admin)).statusCode).toBe(403);
    expect((await close(other.id, admin, { claveActual: admin.password })).statusCode).toBe(200);
    expect((await close(admin.id, admin)).statusCode).toBe(200);
    expect((await mine(admin)).statusCode).toBe(401);
  });

  test('lets a member end the own sessions and nobody else’s', async () => {
    expect((await close(other.id, ana)).json()).toMatchObject({ code: 'forbidden' });
    expect((await mine(other)).statusCode).toBe(200);
    expect((await close(ana.id, ana)).statusCode).toBe(200);
    expect((await mine(ana)).statusCode).toBe(401);
  });
});
