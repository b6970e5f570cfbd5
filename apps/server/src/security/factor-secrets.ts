import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Random } from '../random.ts';
import type { Installation } from './installation.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Crockford's alphabet: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
/** 60 random bits. */
const CODE_LENGTH = 12;

/**
 * Seals what a copy of the database must not give away (R45, docs/adr/0023): the secrets of code apps, and recovery codes.
 * The installation's key is in no backup.
 */
export class FactorSecrets {
  readonly #random: Random;
  readonly #sealing: Buffer;
  readonly #hashing: Buffer;

  constructor({ key, audience, random }: Installation) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, audience, use, 32));
    this.#random = random;
    this.#sealing = derived('second-factor secrets');
    this.#hashing = derived('recovery codes');
  }

  /** @param userId - whose secret it is: for another account it cannot be opened. */
  seal(secret: Buffer, userId: number): string {
    const iv = Buffer.from(this.#random.text(IV_BYTES), 'base64url');
    const cipher = createCipheriv(CIPHER, this.#sealing, iv).setAAD(Buffer.from(String(userId)));
    return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  /** @returns null for what another key sealed, as after a restore on another machine. */
  open(sealed: string, userId: number): Buffer | null {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, this.#sealing, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(String(userId)))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }

  /** Ten recovery codes as they are printed: `7K3M-Q0XZ-9TRB`. */
  recoveryCodes(): readonly string[] {
    return Array.from({ length: CODES }, () => {
      const bytes = Buffer.from(this.#random.text(CODE_LENGTH), 'base64url');
      const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
      return letters.match(/.{4}/g)?.join('-') ?? letters;
    });
  }

  /** Stored hash of a recovery code, however it was typed. */
  hashOf(code: string, userId: number): string {
    const typed = plainCode(code).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
    return createHmac('sha256', this.#hashing).update(`${userId}\0${typed}`).digest('base64url');
  }
}

/** A typed code without spaces and dashes, in capitals. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();
}
