import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SCRATCH } from './copy-job.ts';

/**
 * Lets one run at a time work in a folder, also where the server that started another was killed, or several share it.
 * The system frees it with its process.
 * @param dataDir - absolute.
 * @returns what frees it; null while another run has it.
 */
export function takeRunLock(dataDir: string): (() => void) | null {
  const lock = new Sqlite(join(dataDir, 'copias.lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch {
    lock.close();
    return null;
  }
}

/** Removes what a run that was killed has left of a copy or a rehearsal (R48); one that goes on removes it itself. */
export function removeScratch(dataDir: string): void {
  const release = takeRunLock(dataDir);
  if (release === null) return;
  rmSync(join(dataDir, SCRATCH), { recursive: true, force: true });
  release();
}
