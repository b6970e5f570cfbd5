import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Refuses a data folder inside or around a served folder: the database must never be a download (R27).
 * @param dataDir - absolute.
 * @param served - absolute folders of public files.
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
 * Refuses a folder of copies in or around the data, which would lie on the same disk and be read as the server's own,
 * and one that is served (R48).
 * @throws StartError
 */
export function requireCopiesApart(to: string, dataDir: string, served: readonly string[]): void {
  const copies = real(to);
  for (const folder of [dataDir, ...served].map(real)) {
    if (isInside(copies, folder) || isInside(folder, copies)) {
      throw new StartError(
        'COPIES_TO: la carpeta de las copias no puede estar dentro ni alrededor de DATA_DIR ni de una carpeta publicada. Elige una en otro disco, o una que se sincroniza.',
      );
    }
  }
}

/** Refuses a file inside a served folder (R29). @throws StartError */
export function requireUnserved(file: string, served: readonly string[]): void {
  if (served.map(real).some((folder) => isInside(real(file), folder))) {
    throw new StartError('ARCHIVO: no puede estar dentro de una carpeta publicada.');
  }
}

/** The path with its links resolved; its last parts need not exist. */
function real(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync(whole);
  const parent = dirname(whole);
  return parent === whole ? whole : resolve(real(parent), whole.slice(parent.length).replace(/^[\\/]+/, ''));
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
