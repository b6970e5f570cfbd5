import { parseCookie, stringifySetCookie } from 'cookie';
import { OWN_PHONE_MS } from '../db/repositories/own-phones.ts';
import { type Random, secretHash } from '../random.ts';

const COOKIE = 'dispositivo';
/** The only calls that read it. */
const PATH = '/api/auth/dispositivo';
/** Tells the page that there is one, which no script can see. Of the server's making: some browsers keep a script's for a week. */
const SIGN = 'recordado';
const SECRET_BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A new secret for a member's phone, and what is stored of it (R57). */
export function newPhoneSecret(random: Random): { readonly secret: string; readonly hash: string } {
  const secret = random.text(SECRET_BYTES);
  return { secret, hash: secretHash(secret) };
}

/**
 * The values of `Set-Cookie`: the secret, and the sign without a right that there is one.
 * @param secret - null takes both away.
 * @param https - whether people reach the site by https.
 */
export function phoneCookies(secret: string | null, https: boolean): string[] {
  const common = {
    sameSite: 'strict',
    secure: https,
    maxAge: secret === null ? 0 : OWN_PHONE_MS / 1000,
  } as const;
  return [
    stringifySetCookie({ ...common, name: COOKIE, value: secret ?? '', path: PATH, httpOnly: true }),
    stringifySetCookie({ ...common, name: SIGN, value: secret === null ? '' : '1', path: '/' }),
  ];
}

/** Stored hash of a request's secret; null without one. @param header - `Cookie`, as it was sent. */
export function sentPhoneHash(header: string | undefined): string | null {
  const secret = parseCookie(header ?? '')[COOKIE] ?? '';
  return FORM.test(secret) ? secretHash(secret) : null;
}
