import { isRecord, textOf } from '../text/loose-values.ts';

/** Claims that the site reads from a stored token, for navigation only: the server checks its own database. */
export interface TokenClaims {
  /** The account's id; '' if the token has none. */
  readonly sub: string;
  /** The username; '' if the token has none. */
  readonly username: string;
  /** 'ADMIN', 'USER', another backend's role unchanged, or '' if the token has none. */
  readonly role: string;
  /** Whether the account leads a ministry (R51); false if the token does not say so. */
  readonly leads: boolean;
  /** Expiry in seconds since 1970 UTC; Infinity if the token has none. */
  readonly exp: number;
}

/**
 * Decodes the payload of a JWT without verifying it (spec section 3, Token).
 *
 * Supports other backends: the name in `preferred_username`; the role in `role`, `roles` or `authorities`, single or in
 * a list, as a string, `{authority}` or `{name}`, with Spring's prefix `ROLE_` and in any letter case. ADMIN takes
 * precedence over USER, and USER over other roles.
 *
 * @returns null if the value is not a JWT with a JSON object as payload. Never throws
 */
export function readTokenClaims(token: unknown): TokenClaims | null {
  const payload = payloadOf(token);
  if (payload === null) return null;
  return {
    sub: textOf(payload.sub),
    username: textOf(payload.username) || textOf(payload.preferred_username),
    role: roleOf(payload),
    leads: payload.lidera === true,
    exp: secondsOf(payload.exp),
  };
}

/** Whether the token has expired at `nowMs` (UTC milliseconds). */
export function isExpired(claims: Pick<TokenClaims, 'exp'>, nowMs: number): boolean {
  return nowMs >= claims.exp * 1000;
}

function payloadOf(token: unknown): Record<string, unknown> | null {
  if (typeof token !== 'string') return null;
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeBase64Url(payload));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** atob returns one character per byte; names outside Latin-1 have to be decoded as UTF-8. */
function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}

function roleOf(payload: Record<string, unknown>): string {
  const roles = [payload.role, payload.roles, payload.authorities].flat().map(roleName).filter(Boolean);
  return ['ADMIN', 'USER'].find((role) => roles.includes(role)) ?? roles[0] ?? '';
}

function roleName(value: unknown): string {
  const name = isRecord(value) ? textOf(value.authority) || textOf(value.name) : textOf(value);
  const bare = name.replace(/^ROLE_/i, '');
  const known = bare.toUpperCase();
  return known === 'ADMIN' || known === 'USER' ? known : bare;
}

function secondsOf(value: unknown): number {
  const text = textOf(value);
  const seconds = text === '' ? Number.NaN : Number(text);
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : seconds;
}
