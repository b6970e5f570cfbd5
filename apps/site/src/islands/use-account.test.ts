import { describe, expect, it } from 'vitest';
import { accountLink } from './use-account.ts';

describe('accountLink', () => {
  it.each([
    [null, null, 'Iniciar sesión', '/auth/login'],
    [null, '{"role":"ADMIN"}', 'Iniciar sesión', '/auth/login'],
    ['t', '{"role":"ADMIN"}', 'Mi cuenta', '/dashboard'],
    ['t', '{"role":"USER"}', 'Mi cuenta', '/dashboard/user'],
    ['t', '{"role":"OTRO"}', 'Mi cuenta', '/dashboard/user'],
    ['t', null, 'Mi cuenta', '/dashboard/user'],
    ['t', 'rubbish', 'Mi cuenta', '/dashboard/user'],
  ])('token %o and user %o: %s to %s', (token, user, label, href) => {
    expect(accountLink(token, user)).toEqual({ label, href });
  });
});
