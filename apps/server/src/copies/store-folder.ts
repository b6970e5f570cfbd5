import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isoInstant } from '../clock.ts';
import { errorCode } from '../start-error.ts';
import type { SealedFacts } from './sealed-file.ts';

/** Folder of the copies in the church's folder. */
export const COPIES = 'copias';
const PARTIAL = '.parcial';
const copyName = /^copia-(\d{9})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.sello$/;
const photoName = /^([0-9a-f]{32})-([0-9a-f]{64})\.sello$/;

/** Folder of the pictures, and the list of erasures: those of a former page are only opened by that page. */
export const photosFolder = (recipient: string): string => `fotos-${pageTag(recipient)}`;
export const erasedFile = (recipient: string): string => `borrados-${pageTag(recipient)}.sello`;
const pageTag = (recipient: string) => recipient.slice('age1'.length, 12);

const photosFolderName = /^fotos-[a-z0-9]{8}$/;

/** A copy as its name describes it; the signed facts repeat it. */
export interface NamedCopy {
  readonly path: string;
  readonly seq: number;
  readonly atMs: number;
}

export function nameOfCopy({ seq, atMs }: Pick<SealedFacts, 'seq' | 'atMs'>): string {
  return `copia-${String(seq).padStart(9, '0')}-${isoInstant(atMs).slice(0, 19).replaceAll(':', '-')}.sello`;
}

/** @param hash - SHA-256 of the picture. */
export const nameOfPhoto = (id: string, hash: string): string => `${id}-${hash}.sello`;

/** The copies in a folder `copias`, newest first. */
export async function copiesIn(folder: string): Promise<readonly NamedCopy[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, seq, day, hours, minutes, seconds] = copyName.exec(name) ?? [];
    if (seq === undefined) return [];
    const atMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    return [{ path: join(folder, name), seq: Number(seq), atMs }];
  });
  return found.sort((a, b) => b.seq - a.seq);
}

/** The pictures in a folder of pictures. */
export async function photosIn(folder: string) {
  return (await readdir(folder)).flatMap((name) => {
    const [, id, hash] = photoName.exec(name) ?? [];
    return id === undefined || hash === undefined ? [] : [{ path: join(folder, name), name, id, hash }];
  });
}

/** Makes the folders of a store that exists; its own folder is never made: it may be a disk that is away. */
export async function prepareStore(store: string, recipient: string): Promise<void> {
  await readdir(store);
  for (const folder of [COPIES, photosFolder(recipient)]) {
    await mkdir(join(store, folder), { mode: 0o700 }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

/** Removes what a writer that was killed has left half. */
export async function removeHalves(store: string, recipient: string): Promise<void> {
  for (const folder of [store, join(store, COPIES), join(store, photosFolder(recipient))]) {
    const halves = (await readdir(folder)).filter((name) => name.endsWith(PARTIAL));
    for (const name of halves) await rm(join(folder, name), { force: true });
  }
}

/** Removes the pictures of pages that no copy needs any more. @param recipients - of the copies that are there. */
export async function removeFormerPhotos(store: string, recipients: Iterable<string>): Promise<void> {
  const needed = new Set([...recipients].map(photosFolder));
  const former = (await readdir(store)).filter((name) => photosFolderName.test(name) && !needed.has(name));
  for (const name of former) await rm(join(store, name), { recursive: true, force: true });
}

/**
 * Gives a file its name once it is whole and on the disk: a kill leaves all of it or nothing under that name.
 * @param write - writes all of it to the temporary name that it gets, and waits for the disk.
 */
export async function publish(target: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}${PARTIAL}`);
  try {
    await write(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(target));
}

/** Network folders and Windows know no such call, and need none. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!/^(EINVAL|ENOTSUP|EPERM|EISDIR|EACCES|EBADF)$/.test(errorCode(error) ?? '')) throw error;
  }
}
