import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Random } from './random.ts';

const COOKIE = 'dispositivo';
/** The only calls that read it. */
const PATH = '/api/auth/dispositivo';
const SECRET_BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A new secret for a member's phone, and what is stored of it (R57). */
export function newPhoneSecret(random: Random): { readonly secret: string; readonly hash: string } {
  const secret = random.text(SECRET_BYTES);
  return { secret, hash: hashOf(secret) };
}

/**
 * The value of `Set-Cookie`.
 * @param https - whether people reach the site by https.
 * @param maxAgeMs - milliseconds; 0 takes the cookie away.
 */
export function phoneCookie(secret: string, https: boolean, maxAgeMs: number): string {
  return stringifySetCookie({
    name: COOKIE,
    value: secret,
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    maxAge: Math.ceil(maxAgeMs / 1000),
  });
}

/** What is stored of a request's secret; null without one. @param header - `Cookie`, as it was sent. */
export function sentPhoneHash(header: string | undefined): string | null {
  const secret = parseCookie(header ?? '')[COOKIE] ?? '';
  return FORM.test(secret) ? hashOf(secret) : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
