import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Algorithm = 'HS256' | 'HS384' | 'HS512' | 'none';

/** A token with other claims than the given one, signed with a key, or with none. */
export function remade(
  token: string,
  claims: object,
  key: string | null,
  {
    alg = key === null ? 'none' : 'HS256',
    ...head
  }: { readonly alg?: string; readonly [name: string]: unknown } = {},
): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const text = `${part({ alg, typ: 'JWT', ...head })}.${part({ ...payload, ...claims })}`;
  return `${text}.${key === null ? '' : createHmac(hashOf(alg), key).update(text).digest('base64url')}`;
}

function hashOf(alg: string): string {
  const hashes: Partial<Record<string, string>> = { HS384: 'sha384', HS512: 'sha512' } satisfies Partial<
    Record<Algorithm, string>
  >;
  return hashes[alg] ?? 'sha256';
}

/**
 * Tokens that were never issued, each made of a good one; every call refuses each of them with 401 `token_invalid`.
 * @param key - the server's own, so that nothing but the one difference is wrong.
 */
export function forgedTokens(
  token: string,
  key: string,
): readonly (readonly [kind: string, token: string])[] {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const raised = remade(token, { sub: '1', role: 'ADMIN', jti: 'swapped' }, null).split('.')[1] ?? '';
  return [
    ['signed with another key', remade(token, {}, 'another key that is long enough, really')],
    ['signed with an empty key', remade(token, {}, '')],
    ['with alg none', remade(token, {}, null)],
    ['with alg None', remade(token, {}, null, { alg: 'None' })],
    ['with alg none and a signature', `${remade(token, {}, null)}${signature}`],
    ['with HS384', remade(token, {}, key, { alg: 'HS384' })],
    ['with HS512', remade(token, {}, key, { alg: 'HS512' })],
    ['with RS256', remade(token, {}, key, { alg: 'RS256' })],
    ['with a swapped payload', `${head}.${raised}.${signature}`],
    ['with a key of its own', remade(token, {}, 'k', { jwk: { kty: 'oct', k: 'aw' } })],
    ['with a key’s file', remade(token, {}, '', { kid: '../../../dev/null' })],
    ['without a signature', `${head}.${payload}.`],
    ['with a longer signature', `${token}A`],
    ['of another installation', remade(token, { aud: 'other' }, key)],
    ['of another issuer', remade(token, { iss: 'other' }, key)],
    ['without an end', remade(token, { exp: undefined }, key)],
    ['with an end in words', remade(token, { exp: 'never' }, key)],
    ['without a version', remade(token, { ver: undefined }, key)],
    ['of an older version', remade(token, { ver: -1 }, key)],
    ['of a version in words', remade(token, { ver: '0' }, key)],
    ['of nobody', remade(token, { sub: '424242' }, key)],
    ['without a person', remade(token, { sub: undefined }, key)],
    ['that is no token', 'abc'],
  ];
}
