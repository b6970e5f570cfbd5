import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openPostgres } from '../db/open-postgres.ts';
import { DATA_FILE } from '../db/open-sqlite.ts';
import { storeOf } from '../db/sqlite-dialect.ts';
import { errorCode, StartError } from '../start-error.ts';
import type { CopyJob, CopyMessage } from './copy-job.ts';
import { makeCopy } from './make-copy.ts';
import { takeRunLock } from './run-lock.ts';
import { readSigner } from './signer.ts';

/**
 * The process that makes one copy and ends: whatever the church's folder does, the server goes on (R48). It ends with
 * the server that started it.
 */

const PROGRESS_MS = 1000;

async function run(job: CopyJob): Promise<CopyMessage> {
  const release = takeRunLock(job.dataDir);
  if (release === null) return { kind: 'failed', code: 'BUSY' };
  const source = await openSource(job.dataDir);
  try {
    const signer = readSigner(job.dataDir);
    if (signer === null) return { kind: 'failed', code: 'NO_SIGNER' };
    return { kind: 'done', result: await makeCopy(job, source, signer, progress()) };
  } finally {
    await source.close();
    release();
  }
}

async function openSource(dataDir: string) {
  const url = process.env.DATABASE_URL;
  if (url !== undefined) {
    const { store, close } = await openPostgres(url);
    return { file: null, store, close };
  }
  const file = join(dataDir, DATA_FILE);
  if (!existsSync(file)) throw new StartError('DATA_DIR');
  const store = storeOf(new Sqlite(file));
  return { file, store, close: () => store.destroy() };
}

function progress(): () => void {
  let lastMs = 0;
  return () => {
    if (Date.now() - lastMs < PROGRESS_MS) return;
    lastMs = Date.now();
    process.send?.({ kind: 'progress' } satisfies CopyMessage);
  };
}

process.umask(0o077);
process.on('disconnect', () => process.exit());
process.on('message', (job: CopyJob) => {
  run(job)
    .catch((error: unknown): CopyMessage => ({ kind: 'failed', code: errorCode(error) ?? nameOf(error) }))
    .then((message) => process.send?.(message, () => process.disconnect()));
});

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
