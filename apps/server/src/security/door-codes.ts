import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { isHttps } from '../http/own-pages.ts';
import { secretHash } from '../random.ts';
import type { Installation } from './installation.ts';

/** 32 letters and digits, without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const SECRET_BYTES = 32;
const COOKIE = 'puerta';
/** The only calls that read it. */
const PATH = '/api/puerta';
const FORM = /^(\d{1,10})\.([\w-]{43})$/;

/** Credential of a phone of the door. */
export interface DoorCredential {
  readonly id: number;
  /** Hash of what the cookie holds. */
  readonly secretHash: string;
}

/**
 * Codes that enrol a phone of the door, and the cookie that it has from then on (R54, R55). A code has 40 bits: its hash
 * needs the installation's key.
 */
export class DoorCodes {
  readonly #installation: Installation;
  readonly #key: Buffer;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#key = createHmac('sha256', installation.key).update('door codes').digest();
  }

  /** A new code. */
  make(): string {
    // 256 is a multiple of 32: no letter is likelier than another.
    const bytes = Buffer.from(this.#installation.random.text(CODE_LENGTH), 'base64url');
    return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  }

  /** Stored hash of a code. @param typed - case, spaces and hyphens do not matter. */
  hash(typed: string): string {
    const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
    return createHmac('sha256', this.#key).update(code).digest('base64url');
  }

  /** A new secret for a phone, and what is stored of it. */
  secret(): { readonly secret: string; readonly secretHash: string } {
    const secret = this.#installation.random.text(SECRET_BYTES);
    return { secret, secretHash: secretHash(secret) };
  }

  /** The value of `Set-Cookie`. @param maxAgeMs - milliseconds. */
  cookie(id: number, secret: string, maxAgeMs: number): string {
    return stringifySetCookie({
      name: COOKIE,
      value: `${id}.${secret}`,
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps(this.#installation.publicUrl),
      maxAge: Math.ceil(maxAgeMs / 1000),
    });
  }
}

/** Reads the phone of a request. @param header - `Cookie`, as it was sent. */
export function doorCredential(header: string | undefined): DoorCredential | null {
  const parts = FORM.exec(parseCookie(header ?? '')[COOKIE] ?? '');
  if (parts === null) return null;
  const [, id, secret = ''] = parts;
  return { id: Number(id), secretHash: secretHash(secret) };
}
