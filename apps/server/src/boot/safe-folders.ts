import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Refuses a data folder that lies in a served folder or around one: the database must never be a download (R27).
 * @param dataDir - absolute.
 * @param served - absolute folders whose files anyone may read.
 * @throws StartError
 */
export function requireApart(dataDir: string, served: readonly string[]): void {
  const data = real(dataDir);
  for (const folder of served.map(real)) {
    if (isInside(data, folder) || isInside(folder, data)) {
      throw new StartError(
        'DATA_DIR: la carpeta de datos no puede estar dentro ni alrededor de una carpeta publicada.',
      );
    }
  }
}

/**
 * Refuses a file that would lie in a served folder (R29).
 * @param name - what the refusal calls it.
 * @throws StartError
 */
export function requireUnserved(file: string, served: readonly string[], name: string): void {
  if (served.map(real).some((folder) => isInside(real(file), folder))) {
    throw new StartError(`${name}: no puede estar dentro de una carpeta publicada.`);
  }
}

/** The folder without links, also where its last parts do not exist yet. */
function real(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync(whole);
  const parent = dirname(whole);
  return parent === whole ? whole : resolve(real(parent), whole.slice(parent.length).replace(/^[\\/]+/, ''));
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
