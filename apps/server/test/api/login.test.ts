import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

const login = (body: unknown, remoteAddress?: string) =>
  server.call('POST', '/auth/login', { body, ...(remoteAddress === undefined ? {} : { remoteAddress }) });

describe('POST /auth/login', () => {
  test('answers a token with the claims that the site reads', async () => {
    const ana = await server.person('ADMIN', 'ana');
    const answer = await login({ username: 'ana', password: ana.password });
    expect(answer.statusCode).toBe(200);
    const [, payload = ''] = answer.json<{ token: string }>().token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
    expect(claims).toMatchObject({ sub: String(ana.id), username: 'ana', role: 'ADMIN', ver: 0 });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(12 * 60 * 60);
  });

  test('finds the name without regard to case and accents', async () => {
    const jose = await server.person('USER', 'José');
    for (const username of ['JOSE', 'jose', ' josé ']) {
      expect((await login({ username, password: jose.password })).statusCode).toBe(200);
    }
  });

  test('answers a wrong password and an unknown name alike', async () => {
    await server.person('USER', 'ana');
    const wrong = await login({ username: 'ana', password: 'otra' });
    const unknown = await login({ username: 'nadie', password: 'otra' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: 'invalid_credentials', message: 'Credenciales incorrectas' });
    expect(unknown.body).toBe(wrong.body);
  });

  test('names each missing field in the words of the specification', async () => {
    const answer = await login({ username: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'validation_failed',
      message: 'Revisa los datos marcados.',
      errors: {
        username: 'Por favor ingresa tu nombre de usuario',
        password: 'Por favor ingresa tu contraseña',
      },
    });
  });
});
