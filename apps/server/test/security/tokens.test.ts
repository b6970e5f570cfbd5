import { createSigner } from 'fast-jwt';
import { expect, test } from 'vitest';
import { systemRandom } from '../../src/random.ts';
import { type TokenSubject, Tokens } from '../../src/security/tokens.ts';

const NOW = Date.parse('2026-11-22T15:00:00.500Z');
const HOURS = 60 * 60 * 1000;
const ana: TokenSubject = { id: 7, username: 'ana', role: 'USER', version: 3 };

function make(options: Partial<ConstructorParameters<typeof Tokens>[0]> = {}): Tokens {
  const parts = { key: 'k'.repeat(32), audience: 'here', notBeforeMs: 0, random: systemRandom };
  return new Tokens({ ...parts, ...options });
}

test('a token says the same at each reading, until it has run out', () => {
  const tokens = make();
  const token = tokens.issue(ana, NOW);
  const claims = {
    id: 7,
    version: 3,
    jti: expect.stringMatching(/^[\w-]{16}$/),
    phoneId: null,
    byPhone: false,
    issuedMs: Math.floor(NOW / 1000) * 1000,
  };
  expect(tokens.read(token, NOW)).toEqual(claims);
  expect(tokens.read(token, NOW + 12 * HOURS - 1000)).toEqual(tokens.read(token, NOW));
  expect(tokens.read(token, NOW + 12 * HOURS)).toBe('expired');
  expect(tokens.read(token, NOW + 12 * HOURS)).toBe('expired');
});

test('a token of a member’s phone says which, and whether its cookie brought it', () => {
  const tokens = make();
  const read = (byPhone: boolean) => tokens.read(tokens.issue(ana, NOW, { id: 4, byPhone }), NOW);
  expect(read(false)).toMatchObject({ phoneId: 4, byPhone: false });
  expect(read(true)).toMatchObject({ phoneId: 4, byPhone: true });
});

test('a good token vouches for no other text', () => {
  const tokens = make();
  const token = tokens.issue(ana, NOW);
  tokens.read(token, NOW);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const raised = Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sub: '1' }),
  ).toString('base64url');
  const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  for (const other of [
    `${head}.${raised}.${signature}`,
    `${head}.${payload}.${turned}`,
    `${head}.${payload}.`,
    `${token}A`,
    token.toUpperCase(),
  ]) {
    expect(tokens.read(other, NOW), other).toBe('invalid');
    expect(tokens.read(other, NOW), other).toBe('invalid');
  }
});

test('what one installation has checked says nothing to another', () => {
  const token = make().issue(ana, NOW);
  expect(make({ audience: 'elsewhere' }).read(token, NOW)).toBe('invalid');
  expect(make({ key: 'q'.repeat(32) }).read(token, NOW)).toBe('invalid');
});

test('tokens from before the moment of notBeforeMs are refused, those of its second are not', () => {
  const token = make().issue(ana, NOW);
  expect(make({ notBeforeMs: NOW }).read(token, NOW)).toMatchObject({ id: 7, version: 3 });
  expect(make({ notBeforeMs: NOW + 500 }).read(token, NOW)).toBe('invalid');
});

test('more sessions than are remembered all go on', () => {
  const tokens = make();
  const all = Array.from({ length: 6000 }, (_, index) => tokens.issue({ ...ana, id: index + 1 }, NOW));
  const ids = () =>
    all.map((token) => {
      const claims = tokens.read(token, NOW);
      return typeof claims === 'string' ? claims : claims.id;
    });
  const everybody = all.map((_, index) => index + 1);
  expect(ids()).toEqual(everybody);
  expect(ids()).toEqual(everybody);
});

test('every token has an id of its own, also one from before they had ids', () => {
  const tokens = make();
  const idOf = (token: string) => (tokens.read(token, NOW) as { jti: string }).jti;
  expect(idOf(tokens.issue(ana, NOW))).not.toBe(idOf(tokens.issue(ana, NOW)));
  const sign = createSigner({
    key: 'k'.repeat(32),
    algorithm: 'HS256',
    iss: 'ministerio-juvenil',
    aud: 'here',
  });
  const iat = Math.floor(NOW / 1000);
  const old = (exp: number) => sign({ sub: '7', username: 'ana', role: 'USER', ver: 3, iat, exp });
  expect(idOf(old(iat + 60))).toMatch(/^[\w-]{43}$/);
  expect(idOf(old(iat + 60))).not.toBe(idOf(old(iat + 61)));
});
