import { hash, randomBytes, randomInt } from 'node:crypto';

/** Source of secrets and ids; tests inject a predictable one. */
export interface Random {
  /** URL-safe text made of that many random bytes. */
  text(bytes: number): string;
  /** That many random digits; leading zeros occur. */
  digits(count: number): string;
}

/** Stored form of a random secret: its hash in base64url. */
export function secretHash(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

export const systemRandom: Random = {
  text: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
