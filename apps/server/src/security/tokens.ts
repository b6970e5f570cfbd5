import type { Role } from '@ministerio/contract/domain';
import { createSigner, createVerifier } from 'fast-jwt';
import { CLOCK_TOLERANCE_MS } from '../clock.ts';
import type { Installation } from './installation.ts';

/** R6: no refresh, twelve hours. */
const LIFETIME_SECONDS = 12 * 60 * 60;
/** The same in milliseconds: no token holds longer. */
export const TOKEN_LIFETIME_MS: number = LIFETIME_SECONDS * 1000;
const ISSUER = 'ministerio-juvenil';
/** Verified tokens cached by one process: some two megabytes. */
const CACHE_SIZE = 5000;
/** Random bytes of a token's own id. */
const ID_BYTES = 12;
/** How somebody signed in who typed no password (R58). */
const BY_PHONE = 'dispositivo';

/** Claims of a token about an account. Only `id` and `version` carry a right; the role steers the site (R7). */
export interface TokenSubject {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly version: number;
  /** Whether they lead a ministry: a hint for the menu, and no right (R51). @default false */
  readonly leads?: boolean;
}

/** The member's phone that a token belongs to (R57). */
export interface TokenPhone {
  readonly id: number;
  /** Whether its cookie brought the token, and no password (R58). */
  readonly byPhone: boolean;
}

/** Account and purpose of a good token. */
export interface TokenClaims {
  readonly id: number;
  readonly version: number;
  /** The token's own id: what was confirmed with one token is not confirmed for another (R46). */
  readonly jti: string;
  /** The member's phone; null for none. */
  readonly phoneId: number | null;
  /** Whether that phone's cookie brought it (`amr: dispositivo`). */
  readonly byPhone: boolean;
  /** UTC milliseconds. */
  readonly issuedMs: number;
}

interface VerifiedToken {
  readonly claims: TokenClaims;
  readonly expiresMs: number;
}

type TokenParts = Pick<Installation, 'key' | 'audience' | 'notBeforeMs' | 'random'>;

/**
 * Signs and verifies session tokens (R7). A verified token is cached by its whole text, so
 * that HMAC does not run for each request. What can change is never cached: whether
 * the token has expired is checked each time, and the guard reads the account.
 */
export class Tokens {
  /** By token, oldest first. */
  readonly #verified = new Map<string, VerifiedToken>();
  readonly #sign: (payload: object) => string;
  readonly #verify: (token: string) => unknown;
  readonly #options: TokenParts;

  constructor(options: TokenParts) {
    this.#options = options;
    this.#sign = createSigner({ key: options.key, algorithm: 'HS256', iss: ISSUER, aud: options.audience });
    this.#verify = createVerifier({
      key: options.key,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: options.audience,
      requiredClaims: ['iss', 'aud', 'sub', 'ver', 'iat', 'exp'],
      // Expiry is checked below against the injected clock.
      ignoreExpiration: true,
      cache: false,
    });
  }

  /** @param nowMs - UTC milliseconds. @param phone - the member's phone that it belongs to. */
  issue({ id, username, role, version, leads }: TokenSubject, nowMs: number, phone?: TokenPhone): string {
    const iat = Math.floor(nowMs / 1000);
    return this.#sign({
      sub: String(id),
      username,
      role,
      ver: version,
      jti: this.#options.random.text(ID_BYTES),
      iat,
      exp: iat + LIFETIME_SECONDS,
      ...(leads && { lidera: true }),
      ...(phone && { tel: phone.id }),
      ...(phone?.byPhone && { amr: BY_PHONE }),
    });
  }

  /**
   * Reads a token.
   * @param nowMs - UTC milliseconds.
   * @returns its claims, or why it is refused.
   */
  read(token: string, nowMs: number): TokenClaims | 'invalid' | 'expired' {
    const good = this.#verified.get(token) ?? this.#check(token);
    if (good === null) return 'invalid';
    // One of a clock that was ahead would last until that clock's day.
    const isOfTheFuture = good.claims.issuedMs > nowMs + CLOCK_TOLERANCE_MS;
    return good.expiresMs <= nowMs || isOfTheFuture ? 'expired' : good.claims;
  }

  #check(token: string): VerifiedToken | null {
    const payload = this.#payloadOf(token);
    if (payload === null) return null;
    const { sub, ver, jti, iat, exp, tel, amr } = payload;
    if (typeof iat !== 'number' || typeof exp !== 'number' || typeof ver !== 'number') return null;
    // Tokens count whole seconds, the moment of a restore does not.
    if (iat < Math.floor(this.#options.notBeforeMs / 1000)) return null;
    if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub)) return null;
    // One from before tokens had ids: its signature is its own too.
    const own = typeof jti === 'string' ? jti : token.slice(token.lastIndexOf('.') + 1);
    const good = {
      claims: {
        id: Number(sub),
        version: ver,
        jti: own,
        phoneId: typeof tel === 'number' ? tel : null,
        byPhone: amr === BY_PHONE,
        issuedMs: iat * 1000,
      },
      expiresMs: exp * 1000,
    };
    this.#cache(token, good);
    return good;
  }

  #cache(token: string, good: VerifiedToken): void {
    const [oldest] = this.#verified.keys();
    if (this.#verified.size >= CACHE_SIZE && oldest !== undefined) this.#verified.delete(oldest);
    this.#verified.set(token, good);
  }

  #payloadOf(token: string): Record<string, unknown> | null {
    try {
      return this.#verify(token) as Record<string, unknown>;
    } catch {
      return null;
    }
  }
}
