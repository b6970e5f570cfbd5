/** What the site reads of a stored token. It steers screens only; the server asks its own database. */
export interface TokenClaims {
  /** The account's id as a text; '' when the token has none. */
  readonly sub: string;
  /** The account's name; '' when the token has none. */
  readonly username: string;
  /** 'ADMIN', 'USER', another backend's role as it stands, or '' when the token has none. */
  readonly role: string;
  /** End of validity in seconds since 1970 UTC; Infinity when the token names no end. */
  readonly exp: number;
}

/**
 * Decodes the payload of a JWT without verifying it (spec section 3, Token).
 *
 * Foreign backends are read too: the name may stand in `preferred_username`; the role in `role`, `roles` or
 * `authorities`, alone or in a list, as a text or as `{authority}` or `{name}`, with Spring's prefix `ROLE_` and in
 * any letter case. Of several roles ADMIN wins, then USER, then the first.
 *
 * @returns the claims, or null when the value is no JWT with a JSON object inside. Never throws
 */
export function readTokenClaims(token: unknown): TokenClaims | null {
  const payload = payloadOf(token);
  if (payload === null) return null;
  return {
    sub: plainText(payload.sub),
    username: plainText(payload.username) || plainText(payload.preferred_username),
    role: roleOf(payload),
    exp: secondsOf(payload.exp),
  };
}

/** Whether the token's validity has ended at `nowMs` (UTC milliseconds). */
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

/** atob gives one character per byte; names outside Latin-1 need the bytes read as UTF-8. */
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
  const name = isRecord(value) ? plainText(value.authority) || plainText(value.name) : plainText(value);
  const bare = name.replace(/^ROLE_/i, '');
  const known = bare.toUpperCase();
  return known === 'ADMIN' || known === 'USER' ? known : bare;
}

function secondsOf(value: unknown): number {
  const text = plainText(value);
  const seconds = text === '' ? Number.NaN : Number(text);
  return Number.isNaN(seconds) ? Number.POSITIVE_INFINITY : seconds;
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
