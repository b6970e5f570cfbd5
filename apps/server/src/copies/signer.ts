import { randomUUID, sign } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { newSeed, privateKeyOf, rawPublic } from './page-key.ts';

/** The key that signs copies, in `DATA_DIR` with mode 0600. */
export const SIGNER_FILE = 'clave-de-copias';

/** Signs what leaves the machine (R48). */
export interface Signer {
  /** Base64url. */
  readonly publicKey: string;
  /** @returns base64url. */
  sign(text: Buffer): string;
}

/**
 * The signer of a folder.
 * @param dataDir - absolute.
 * @returns null where none was made yet.
 * @throws StartError - its key cannot be read.
 */
export function readSigner(dataDir: string): Signer | null {
  const path = join(dataDir, SIGNER_FILE);
  if (!existsSync(path)) return null;
  try {
    const key = privateKeyOf(Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url'));
    return { publicKey: rawPublic(key), sign: (text) => sign(null, text, key).toString('base64url') };
  } catch {
    throw new StartError(
      `DATA_DIR: la clave que firma las copias (${SIGNER_FILE}) está dañada. Bórrala y repite npm run copies -- check con la página impresa.`,
    );
  }
}

/** The public key of a folder's signer; null where there is none that can be read. */
export function signerOf(dataDir: string): string | null {
  try {
    return readSigner(dataDir)?.publicKey ?? null;
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

/** The signer of a folder, made where there is none. */
export function ensureSigner(dataDir: string): Signer {
  const path = join(dataDir, SIGNER_FILE);
  if (!existsSync(path)) {
    // Linked into place: a crash leaves no partial key.
    const draft = `${path}.${randomUUID().slice(0, 8)}`;
    writeFileSync(draft, `${newSeed().toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
    rmSync(draft);
  }
  const signer = readSigner(dataDir);
  if (signer === null) throw new StartError(`DATA_DIR: no se puede leer ${SIGNER_FILE}.`);
  return signer;
}
