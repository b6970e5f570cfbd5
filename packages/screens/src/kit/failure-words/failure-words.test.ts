import { ApiError } from '@ministerio/contract/client';
import { describe, expect, it } from 'vitest';
import { failureWords, fieldErrors } from './failure-words.ts';

const refused = (status: number, serverMessage: string | null, retryAfterSeconds?: number) =>
  new ApiError('call', { failure: 'refused', status, serverMessage, retryAfterSeconds });

describe('what a person reads when a call failed', () => {
  it.each([
    [
      'no network',
      new ApiError('call', { failure: 'network' }),
      undefined,
      'No hay conexión. Inténtalo de nuevo.',
    ],
    [
      'no answer in time',
      new ApiError('call', { failure: 'timeout' }),
      undefined,
      'El servidor no responde. Inténtalo más tarde.',
    ],
    [
      'a limit',
      refused(429, 'x', 12),
      undefined,
      'Demasiados intentos. Espera 12 segundos e inténtalo de nuevo.',
    ],
    ['a silent 500', refused(500, null), undefined, 'El servidor no responde. Inténtalo más tarde.'],
    ['no token', new ApiError('call', { failure: 'no-token' }), undefined, 'Token no encontrado'],
    [
      'the fixed sentence, then the server’s',
      refused(409, 'Ya existe un ministerio con ese nombre.'),
      'Error al crear la categoría',
      'Error al crear la categoría. Ya existe un ministerio con ese nombre.',
    ],
    [
      'the fixed sentence alone',
      refused(400, null),
      'No se pudo guardar el aporte',
      'No se pudo guardar el aporte',
    ],
    ['no doubled sentence', refused(400, 'Igual.'), 'Igual.', 'Igual.'],
    ['a stranger’s error', new Error('boom'), undefined, 'Ocurrió un error inesperado. Inténtalo de nuevo.'],
  ])('%s', (_, error, fixed, words) => {
    expect(failureWords(error, fixed)).toBe(words);
  });

  it('gives each wrong field its sentence', () => {
    const error = new ApiError('register', {
      failure: 'refused',
      status: 409,
      fields: { email: 'Ya está en uso' },
    });
    expect(fieldErrors(error)).toEqual({ email: 'Ya está en uso' });
    expect(fieldErrors(new Error('boom'))).toEqual({});
  });
});
