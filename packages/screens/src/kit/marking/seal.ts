/** A sealed value: useless without this browser's key, which no script can read. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const AES = 'AES-GCM';
const IV_BYTES = 12;

/** Makes a key that can be stored and used, but not exported (R56). */
export const createSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a value as JSON. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    { name: AES, iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { iv, data };
}

/** The value of {@link seal}. @throws DOMException with another key, or when it was changed. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  const bytes = await crypto.subtle.decrypt({ name: AES, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(bytes));
}
