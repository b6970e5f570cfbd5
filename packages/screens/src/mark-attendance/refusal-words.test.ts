import { ApiError } from '@ministerio/contract/client';
import { describe, expect, it } from 'vitest';
import { markRefusalWords } from './refusal-words.ts';

const refused = (status: number, serverMessage: string | null) =>
  new ApiError('markByPosition', { failure: 'refused', status, serverMessage });

describe('what a refused mark says', () => {
  it.each([
    [
      'the server’s message',
      refused(409, 'Este usuario ya marcó asistencia hoy.'),
      'Error: Este usuario ya marcó asistencia hoy.',
    ],
    ['a refusal without a word', refused(401, null), 'Error: No autorizado'],
    ['no answer', new ApiError('m', { failure: 'network' }), 'Error al marcar la asistencia.'],
    ['no answer in time', new ApiError('m', { failure: 'timeout' }), 'Error al marcar la asistencia.'],
    ['the session went meanwhile', new ApiError('m', { failure: 'no-token' }), 'Token no encontrado'],
    ['anything else', new TypeError('boom'), 'Error al marcar la asistencia.'],
  ])('%s', (_, error, words) => {
    expect(markRefusalWords(error)).toBe(words);
  });
});
