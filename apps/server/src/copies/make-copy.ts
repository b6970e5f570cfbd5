import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../db/database.ts';
import type { Erasure } from '../db/repositories/erasures.ts';
import { CopyFailure, type CopyJob, type CopyResult, type CopyRun, SCRATCH } from './copy-job.ts';
import { rehearse } from './rehearse.ts';
import { type OwnFacts, readHead, type Sealing, seal } from './sealed-file.ts';
import type { Signer } from './signer.ts';
import { type PictureRow, type Snapshot, takeSnapshot } from './snapshot.ts';
import {
  COPIES,
  copiesIn,
  erasedFile,
  nameOfCopy,
  nameOfPhoto,
  photosFolder,
  photosIn,
  prepareStore,
  publish,
  removeFormerPhotos,
  removeHalves,
} from './store-folder.ts';
import { superfluous } from './thinning.ts';

export interface CopySource {
  /** The SQLite file; null on PostgreSQL. */
  readonly file: string | null;
  readonly store: Store;
}

/**
 * Writes a sealed copy of the database to the church's folder, with the pictures that it lacks and what was erased,
 * and thins what is there (R48, R49).
 * @throws CopyFailure - the folder has none of the copies that it should have, or another installation's; the system's own.
 */
export async function makeCopy(
  job: CopyJob,
  source: CopySource,
  signer: Signer,
  onProgress: () => void,
): Promise<CopyResult> {
  const scratch = join(job.dataDir, SCRATCH);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { mode: 0o700 });
  try {
    const content = join(scratch, 'copia.sqlite');
    const snapshot = await takeSnapshot(source, content);
    onProgress();
    const copies = join(job.to, COPIES);
    if (job.hadCopies && !existsSync(copies)) throw new CopyFailure('AWAY');
    const { recipient } = job.approval;
    await prepareStore(job.to, recipient);
    await removeHalves(job.to, recipient);
    if (snapshot.digest === job.lastDigest && !job.rehearses) {
      return { seq: null, digest: snapshot.digest, rehearsal: null };
    }
    const [newest] = await copiesIn(copies);
    if (newest !== undefined) await requireOwn(newest.path, snapshot.installation);
    const run = { job, scratch, snapshot, sealing: { approval: job.approval, signer, onProgress } };
    const missing = await writePictures(run, source.store);
    await writeErasures(run);
    const seq = (newest?.seq ?? 0) + 1;
    const own = {
      kind: 'copia',
      name: nameOfCopy({ seq, atMs: job.nowMs }),
      seq,
      atMs: job.nowMs,
      head: snapshot.head,
      photos: [...new Set(snapshot.pictures.map(({ photo_id }) => photo_id))],
      erasures: snapshot.erasures.length,
    } as const;
    const target = join(copies, own.name);
    const write = (sealing: Sealing) => sealTo(target, content, own, { scratch, sealing });
    let rehearsal: CopyResult['rehearsal'] = null;
    if (job.rehearses) rehearsal = await rehearse({ ...run, missing, target, write });
    else await write(run.sealing);
    if (job.thins) await thin(job, snapshot);
    return { seq, digest: snapshot.digest, rehearsal };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Seals a content into the store: all of it, or nothing under that name. */
function sealTo(
  target: string,
  content: string,
  own: OwnFacts,
  { scratch, sealing }: Pick<CopyRun, 'scratch' | 'sealing'>,
): Promise<void> {
  return publish(target, (draft) =>
    seal(content, { scratch: join(scratch, 'sellada'), target: draft }, own, sealing),
  );
}

async function requireOwn(path: string, installation: string): Promise<void> {
  const head = await readHead(path);
  if (head !== null && head.facts.installation !== installation) throw new CopyFailure('FOREIGN');
}

/** Each picture goes there once (R48). @returns those that were withdrawn meanwhile and do not go. */
async function writePictures(
  { job, scratch, snapshot, sealing }: CopyRun,
  store: Store,
): Promise<ReadonlySet<string>> {
  const folder = join(job.to, photosFolder(job.approval.recipient));
  const missing = new Set<string>();
  const there = new Set((await photosIn(folder)).map(({ name }) => name));
  for (const picture of snapshot.pictures) {
    const name = nameOfPhoto(picture.photo_id, picture.hash);
    if (there.has(name)) continue;
    const image = await readPicture(store, picture);
    if (image === undefined) {
      missing.add(name);
      continue;
    }
    const content = join(scratch, 'foto');
    writeFileSync(content, image, { mode: 0o600 });
    const facts = { name, seq: 0, atMs: job.nowMs, head: null, photos: [picture.photo_id], erasures: 0 };
    await sealTo(join(folder, name), content, { ...facts, kind: 'foto' }, { scratch, sealing });
    there.add(name);
  }
  return missing;
}

async function readPicture(store: Store, { photo_id, width, format }: PictureRow) {
  const { rows } = await sql<{ image: Uint8Array }>`
    select image from photo_files where photo_id = ${photo_id} and width = ${width} and format = ${format}`.execute(
    store,
  );
  return rows[0]?.image;
}

/** The list of what was erased, whole each time, and the pictures of it away (R62). */
async function writeErasures({ job, scratch, snapshot, sealing }: CopyRun): Promise<void> {
  const { erasures } = snapshot;
  if (erasures.length === 0) return;
  const name = erasedFile(job.approval.recipient);
  const target = join(job.to, name);
  const written = existsSync(target) ? await readHead(target).catch(() => null) : null;
  const isWritten = ({ at_ms }: Erasure) => written !== null && at_ms < written.facts.atMs;
  // A repeated erasure does not change the count.
  if (written?.facts.erasures !== erasures.length || !erasures.every(isWritten)) {
    const content = join(scratch, 'borrados.json');
    writeFileSync(content, JSON.stringify(erasures), { mode: 0o600 });
    const facts = { name, seq: 0, atMs: job.nowMs, head: null, photos: [], erasures: erasures.length };
    await sealTo(target, content, { ...facts, kind: 'borrados' }, { scratch, sealing });
  }
  const withdrawn = new Set(erasures.filter(({ kind }) => kind === 'photo').map(({ ref }) => ref));
  if (withdrawn.size === 0) return;
  for (const { id, path } of await photosIn(join(job.to, photosFolder(job.approval.recipient)))) {
    if (withdrawn.has(id)) await rm(path, { force: true });
  }
}

/** Removes the copies that are too many and, with a rehearsal, the pictures that none of the others shows. */
async function thin(job: CopyJob, { pictures }: Snapshot): Promise<void> {
  const folder = join(job.to, COPIES);
  for (const { path } of superfluous(await copiesIn(folder), job.nowMs)) await rm(path, { force: true });
  if (!job.rehearses) return;
  const shown = new Set(pictures.map(({ photo_id }) => photo_id));
  const recipients = new Set([job.approval.recipient]);
  for (const { path } of await copiesIn(folder)) {
    const head = await readHead(path);
    // Unreadable copies may need any of them.
    if (head === null) return;
    for (const id of head.facts.photos) shown.add(id);
    recipients.add(head.facts.recipient);
  }
  await removeFormerPhotos(job.to, recipients);
  for (const { id, path } of await photosIn(join(job.to, photosFolder(job.approval.recipient)))) {
    if (!shown.has(id)) await rm(path, { force: true });
  }
}
