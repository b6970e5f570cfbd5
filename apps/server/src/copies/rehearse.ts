import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import Sqlite from 'better-sqlite3';
import { openBackup } from '../db/backup/inspect-backup.ts';
import { EMPTY, prepareRestored } from '../restore/prepare-restored.ts';
import { StartError } from '../start-error.ts';
import type { CopyResult, CopyRun } from './copy-job.ts';
import { readHead, requireGenuine, type Sealing, unseal } from './sealed-file.ts';
import { countsOf } from './snapshot.ts';
import { nameOfPhoto, photosFolder } from './store-folder.ts';

/**
 * Writes a copy that a key of this run alone opens too, fetches it back from the store and restores it into a scratch
 * file (R48). The key is in no file and gone with the process; the scratch folder goes with the run.
 */
export async function rehearse({
  job,
  scratch,
  snapshot,
  sealing,
  missing,
  target,
  write,
}: CopyRun & {
  /** Names of the pictures that the database did not have any more. */
  readonly missing: ReadonlySet<string>;
  readonly target: string;
  readonly write: (sealing: Sealing) => Promise<void>;
}): Promise<NonNullable<CopyResult['rehearsal']>> {
  const identity = await generateX25519Identity();
  await write({ ...sealing, alsoTo: await identityToRecipient(identity) });
  try {
    const head = await readHead(target);
    if (head === null) return 'unreadable';
    await requireGenuine(head, job.approval.page);
    const opened = join(scratch, 'ensayo.sqlite');
    await unseal(head, identity, opened);
    const fetched = openBackup(opened);
    const counts = countsOf(fetched);
    fetched.close();
    const draft = join(scratch, 'ensayo-restaurado.sqlite');
    await prepareRestored({ file: opened, nowMs: job.nowMs, trustClock: true }, draft, EMPTY);
    const isSame = [...snapshot.counts].every(([table, rows]) => counts.get(table) === rows);
    const isRestored = peopleIn(draft) === snapshot.counts.get('users');
    return isSame && isRestored && (await hasPictures(job, snapshot, missing)) ? 'well' : 'different';
  } catch (error) {
    // The store's own failures are the run's.
    if (error instanceof StartError || error instanceof Sqlite.SqliteError) return 'unreadable';
    throw error;
  }
}

function peopleIn(draft: string): number {
  const restored = new Sqlite(draft, { readonly: true });
  try {
    return Number(restored.prepare('SELECT count(*) FROM users').pluck().get());
  } finally {
    restored.close();
  }
}

/** Whether each picture is in the store as it was sealed; the page alone opens them. */
async function hasPictures(
  { to, approval }: CopyRun['job'],
  { pictures }: CopyRun['snapshot'],
  missing: ReadonlySet<string>,
): Promise<boolean> {
  for (const { photo_id, hash } of pictures) {
    const name = nameOfPhoto(photo_id, hash);
    if (missing.has(name)) continue;
    const path = join(to, photosFolder(approval.recipient), name);
    const head = existsSync(path) ? await readHead(path) : null;
    if (head === null) return false;
    await requireGenuine(head, approval.page);
  }
  return true;
}
