import { errorMessages } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { describe, expect, it } from 'vitest';
import { changePasswordFailure } from './change-password-failure.ts';

const refused = (status: number, code: keyof typeof errorMessages) =>
  new ApiError('changeOwnPassword', {
    failure: 'refused',
    status,
    code,
    serverMessage: errorMessages[code],
  });

describe('why the password was not changed', () => {
  it.each([
    ['wrong_current_password', 403, { fields: { claveActual: errorMessages.wrong_current_password } }],
    ['weak_password', 400, { fields: { claveNueva: errorMessages.weak_password } }],
    ['busy', 503, { message: errorMessages.busy, fields: {} }],
  ] as const)('%s stands where it belongs', (code, status, expected) => {
    expect(changePasswordFailure(refused(status, code))).toEqual(expected);
  });
});
