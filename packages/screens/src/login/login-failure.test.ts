import { ApiError } from '@ministerio/contract/client';
import { describe, expect, it } from 'vitest';
import { loginFailure } from './login-failure.ts';

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError('login', { failure: 'refused', status, serverMessage: null, retryAfterSeconds });

describe('why signing in failed', () => {
  it.each([
    ['our server’s refusal', refused(401), 'Credenciales incorrectas'],
    ['a foreign backend that answers 403', refused(403), 'Credenciales incorrectas'],
    ['a foreign backend that answers 404', refused(404), 'Credenciales incorrectas'],
    ['a limit', refused(429, 8), 'Demasiados intentos. Espera 8 segundos e inténtalo de nuevo.'],
    ['a server in trouble', refused(500), 'El servidor no responde. Inténtalo más tarde.'],
    ['no network', new ApiError('login', { failure: 'network' }), 'No hay conexión. Inténtalo de nuevo.'],
  ])('%s', (_, error, message) => {
    expect(loginFailure(error)).toEqual({ message });
  });
});
