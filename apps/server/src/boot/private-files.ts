import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCRATCH } from '../copies/copy-job.ts';
import { OPENED } from '../copies/open-sealed.ts';
import { SIGNER_FILE } from '../copies/signer.ts';
import { DATA_FILE } from '../db/open-sqlite.ts';
import { KEY_FILE } from '../security/secret-key.ts';
import { BACKUPS } from './open-database.ts';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;
/** The key and what holds names and password hashes. The folder of the copies closes what is in it. */
const PRIVATE = [
  KEY_FILE,
  SIGNER_FILE,
  DATA_FILE,
  `${DATA_FILE}-wal`,
  `${DATA_FILE}-shm`,
  'limits.sqlite',
  BACKUPS,
];

const OWN_FOLDERS = new Set([BACKUPS, SCRATCH, OPENED]);

/**
 * Takes the rights of others away from the data folder, the key and the database (R8, R22).
 * @param dataDir - absolute.
 * @returns `closed`: whether others had rights until now; `open`: whether they still have, because the files are
 * somebody else's or the disk knows no rights.
 */
export function closeToOthers(dataDir: string): { readonly closed: boolean; readonly open: boolean } {
  // Windows has other rights, which Node.js does not show.
  if (process.platform === 'win32') return { closed: false, open: false };
  const paths = PRIVATE.map((name) => join(dataDir, name));
  const readable = (isShared(dataDir) ? paths : [dataDir, ...paths]).filter(isOpen);
  for (const path of readable) close(path);
  const still = readable.filter(isOpen);
  return { closed: still.length < readable.length, open: still.length > 0 };
}

/** Whether a folder is not the server's alone, such as /var/lib: closing it would lock others out of theirs. */
function isShared(folder: string): boolean {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.some((entry) => entry.isDirectory() && !OWN_FOLDERS.has(entry.name));
  } catch {
    return false;
  }
}

function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & OTHERS) !== 0;
}

function close(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o7700);
  } catch {
    // A file of another owner: the caller finds it still open.
  }
}
