import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../random.ts';
import { errorCode, StartError } from '../start-error.ts';

const SHORTEST = 32;
/** The installation's key in its folder; it is made after the database. */
export const KEY_FILE = 'clave-de-sesiones';

/**
 * The key that signs tokens (R8): the one given, or one made once and kept in the folder with mode 0600.
 * @param given - `JWT_SECRET`, already checked for length; null to use the folder's.
 * @param dataDir - absolute, exists.
 * @throws StartError - the stored key is damaged or cannot be read or written.
 */
export function secretKey(given: string | null, dataDir: string, random: Random): string {
  if (given !== null) return given;
  const path = join(dataDir, KEY_FILE);
  try {
    const stored = readIfThere(path) ?? create(path, random);
    if (Buffer.byteLength(stored) >= SHORTEST) return stored;
  } catch {
    throw new StartError('DATA_DIR: no se puede leer ni crear la clave de las sesiones (clave-de-sesiones).');
  }
  throw new StartError(
    'DATA_DIR: la clave de las sesiones (clave-de-sesiones) está dañada. Bórrala para crear otra.',
  );
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and linked into place: a crash leaves no partial key. */
function create(path: string, random: Random): string {
  const key = random.text(48);
  const draft = `${path}.${random.text(6)}`;
  writeFileSync(draft, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
  linkSync(draft, path);
  unlinkSync(draft);
  return key;
}
