import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isExpired, readTokenClaims } from './token-claims.ts';

function base64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function tokenOf(payload: unknown): string {
  return `${base64Url('{"alg":"HS256"}')}.${base64Url(JSON.stringify(payload))}.firma`;
}

describe('readTokenClaims', () => {
  it("reads our own token, with names outside Latin-1 and the alphabet's - and _", () => {
    const payload = {
      sub: '7',
      username: 'ñandú 😀 ÿþ??>>',
      role: 'ADMIN',
      ver: 3,
      iat: 1,
      exp: 1_790_000_000,
      lidera: true,
    };
    expect(tokenOf(payload)).toMatch(/[-_]/);
    expect(readTokenClaims(tokenOf(payload))).toEqual({
      sub: '7',
      username: 'ñandú 😀 ÿþ??>>',
      role: 'ADMIN',
      leads: true,
      exp: 1_790_000_000,
    });
  });

  test.each<[unknown, string]>([
    [{ role: 'USER' }, 'USER'],
    [{ role: 'ROLE_ADMIN' }, 'ADMIN'],
    [{ role: 'admin' }, 'ADMIN'],
    [{ role: ['USER'] }, 'USER'],
    [{ roles: ['ROLE_USER', 'ROLE_ADMIN'] }, 'ADMIN'],
    [{ roles: 'USER' }, 'USER'],
    [{ authorities: [{ authority: 'ROLE_USER' }] }, 'USER'],
    [{ authorities: [{ name: 'ADMIN' }] }, 'ADMIN'],
    [{ roles: ['PASTOR', 'USER'] }, 'USER'],
    [{ role: 'PASTOR' }, 'PASTOR'],
    [{ role: 'ADMINISTRADOR' }, 'ADMINISTRADOR'],
    [{ role: null, roles: [] }, ''],
    [{ role: { ADMIN: true } }, ''],
    [{}, ''],
  ])('takes from %j the role %j', (payload, role) => {
    expect(readTokenClaims(tokenOf(payload))?.role).toBe(role);
  });

  it('fills what a foreign token leaves out', () => {
    expect(readTokenClaims(tokenOf({}))).toEqual({
      sub: '',
      username: '',
      role: '',
      leads: false,
      exp: Number.POSITIVE_INFINITY,
    });
    expect(readTokenClaims(tokenOf({ sub: 7, preferred_username: 'ana', exp: '12' }))).toEqual({
      sub: '7',
      username: 'ana',
      role: '',
      leads: false,
      exp: 12,
    });
  });

  test.each<[unknown]>([
    [null],
    [undefined],
    [42],
    [''],
    ['opaco'],
    ['a.b'],
    ['a.%%%.c'],
    ['..'],
    [`a.${base64Url('no es JSON')}.c`],
    [`a.${base64Url('[1]')}.c`],
    [`a.${base64Url('"texto"')}.c`],
    [`a.${base64Url('null')}.c`],
    [`a.${btoa('{"username":"\xFF"}')}.c`],
  ])('finds no claims in %j', (token) => {
    expect(readTokenClaims(token)).toBeNull();
  });

  it('takes nothing from a polluted payload', () => {
    const token = `a.${base64Url('{"__proto__":{"role":"ADMIN"}}')}.c`;
    expect(readTokenClaims(token)?.role).toBe('');
  });

  it('never throws', () => {
    const token = fc.oneof(
      fc.anything(),
      fc.string().map((text) => `a.${text}.c`),
      fc.json().map((json) => `a.${base64Url(json)}.c`),
    );
    fc.assert(fc.property(token, (value) => void readTokenClaims(value)));
  });
});

test.each([
  [1000, 999_999, false],
  [1000, 1_000_000, true],
  [1000, 1_000_001, true],
  [Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, false],
])('a token that ends at %d s is at %d ms expired: %s', (exp, nowMs, expired) => {
  expect(isExpired({ exp }, nowMs)).toBe(expired);
});
