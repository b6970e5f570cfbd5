import { ApiError } from '@ministerio/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logged } from './log-failure.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it.each([
  [
    'a refusal, without what the server said about somebody',
    new ApiError('login', {
      failure: 'refused',
      status: 409,
      code: 'already_taken',
      serverMessage: 'ana@ejemplo.bo ya existe',
      fields: { email: 'ana@ejemplo.bo' },
    }),
    'Error al registrar: refused 409 already_taken',
  ],
  [
    'a code that is not ours',
    new ApiError('login', { failure: 'refused', status: 400, code: 'ana@ejemplo.bo' }),
    'Error al registrar: refused 400',
  ],
  ['no network', new ApiError('login', { failure: 'network' }), 'Error al registrar: network'],
  ['a mistake of ours', new TypeError('ana@ejemplo.bo'), 'Error al registrar: TypeError'],
  ['something that is no error', 'ana@ejemplo.bo', 'Error al registrar: unknown'],
])('notes %s', async (_, error, line) => {
  await expect(logged('Error al registrar', Promise.reject(error))).rejects.toBe(error);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[line]]);
});

it('says nothing of a success, nor of a call that was taken back', async () => {
  await expect(logged('Error al registrar', Promise.resolve(7))).resolves.toBe(7);
  const left = new ApiError('listUsers', { failure: 'aborted' });
  await expect(logged('Error al registrar', Promise.reject(left))).rejects.toBe(left);
  expect(console.warn).not.toHaveBeenCalled();
});
