import { errorMessages, takenFieldMessages } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { describe, expect, it } from 'vitest';
import { isRegistrationClosed, registrationFailure } from './registration-failure.ts';

const refused = (status: number, code: keyof typeof errorMessages, fields?: Record<string, string>) =>
  new ApiError('register', {
    failure: 'refused',
    status,
    code,
    serverMessage: errorMessages[code],
    fields,
  });

describe('what the form says of a failed registration', () => {
  it('names the reason and the colliding fields', () => {
    const fields = { username: takenFieldMessages.username, codigo: takenFieldMessages.codigo };
    expect(registrationFailure(refused(409, 'already_taken', fields))).toEqual({
      message: 'Ya existe una cuenta con esos datos.',
      fields,
    });
  });

  it('puts a weak password under the password, once', () => {
    expect(registrationFailure(refused(400, 'weak_password'))).toEqual({
      fields: { password: errorMessages.weak_password },
    });
  });

  it('says nothing more than the toast where no reason is known', () => {
    const silent = new ApiError('register', { failure: 'refused', status: 400, serverMessage: null });
    expect(registrationFailure(silent)).toEqual({ fields: {} });
  });

  it('says when there is no network', () => {
    expect(registrationFailure(new ApiError('register', { failure: 'network' })).message).toBe(
      'No hay conexión. Inténtalo de nuevo.',
    );
  });
});

describe('closed registration', () => {
  it('is told apart from other refusals by its code', () => {
    expect(isRegistrationClosed(refused(403, 'registration_closed'))).toBe(true);
    expect(isRegistrationClosed(refused(403, 'role_not_allowed'))).toBe(false);
    expect(isRegistrationClosed(new Error('boom'))).toBe(false);
  });
});
