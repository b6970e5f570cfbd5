import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a lock may stand without naming its owner: the moment between making it and writing the name. */
const NAMELESS_MS = 10_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that made the lock is gone. */
function isAbandoned(folder: string): boolean {
  try {
    return !isAlive(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  } catch {
    const made = statSync(folder, { throwIfNoEntry: false });
    return made !== undefined && Date.now() - made.mtimeMs > NAMELESS_MS;
  }
}

/**
 * Runs `work` while no other process holds the same lock: two starts at once must not write one dist folder.
 * A lock whose process was killed is taken over.
 * @param folder - the lock; a folder, because making one is atomic everywhere.
 */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    else await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
