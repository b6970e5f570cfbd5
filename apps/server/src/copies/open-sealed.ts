import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import type { Erasure } from '../db/repositories/erasures.ts';
import { ensureFolder } from '../ensure-folder.ts';
import { StartError } from '../start-error.ts';
import { type PageKey, pageKeyOf } from './page-key.ts';
import { readHead, requireGenuine, type SealedFacts, type SealedHead, unseal } from './sealed-file.ts';
import { picturesOf } from './snapshot.ts';
import { COPIES, copiesIn, erasedFile, nameOfPhoto, photosFolder } from './store-folder.ts';

/** A sealed copy, opened beside the database that it will replace. */
export interface OpenedCopy {
  /** A plain copy in a scratch folder, with its pictures. */
  readonly file: string;
  readonly facts: SealedFacts;
  readonly erasures: readonly Erasure[];
  /** Pictures that the folder does not have, or not as they were sealed. */
  readonly lostPictures: number;
  /** Removes the scratch folder. */
  dispose(): void;
}

/** Folder of an opened copy inside `DATA_DIR`. */
export const OPENED = 'copia-abierta';

/**
 * Finds the copy that is meant, before anybody types a key.
 * @param path - a sealed file, or the church's folder for its newest.
 * @returns null for a file that is not sealed.
 * @throws StartError - there is none.
 */
export async function findSealed(path: string): Promise<SealedHead | null> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new StartError(`No existe ${path}.`);
  if (!stat.isDirectory()) return readHead(path);
  const folder = existsSync(join(path, COPIES)) ? join(path, COPIES) : path;
  const [newest] = await copiesIn(folder);
  if (newest === undefined) {
    throw new StartError(
      `En ${path} no hay copias selladas. Elige la carpeta de COPIES_TO o una de sus copias.`,
    );
  }
  return requireHead(newest.path);
}

async function requireHead(path: string): Promise<SealedHead> {
  const head = await readHead(path);
  if (head !== null) return head;
  throw new StartError(
    `${basename(path)} está incompleta o dañada desde su comienzo. No se usa. Cópiala otra vez desde donde la guardas, o elige la anterior.`,
  );
}

/**
 * Checks and opens a sealed copy with the page's key.
 * @param typed - the key as it was typed.
 * @param dataDir - absolute.
 * @throws StartError - wrong key, signature, signer, name or content; in Spanish with what to do.
 */
export async function openSealed(head: SealedHead, typed: string, dataDir: string): Promise<OpenedCopy> {
  const key = await pageKeyOf(typed);
  await requireGenuine(head, key.page);
  if (head.facts.kind !== 'copia') {
    throw new StartError(
      `${basename(head.path)} no es una copia de la base de datos. Elige una de la carpeta ${COPIES}.`,
    );
  }
  ensureFolder(dataDir);
  const scratch = join(dataDir, OPENED);
  const dispose = () => rmSync(scratch, { recursive: true, force: true });
  dispose();
  mkdirSync(scratch, { mode: 0o700 });
  try {
    const file = join(scratch, 'copia.sqlite');
    await unseal(head, key.identity, file);
    const store = dirname(dirname(head.path));
    const erasures = await readErasures(store, key, head.facts, scratch);
    const lostPictures = await fetchPictures(store, key, file, scratch);
    return { file, facts: head.facts, erasures, lostPictures, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

const erasureList = z.array(
  z.object({
    kind: z.enum(['user', 'photo', 'factor', 'consent', 'minor', 'kept']),
    ref: z.string(),
    at_ms: z.number(),
    // Lists of former versions have none.
    by: z.number().nullable().default(null),
    requested_ms: z.number().nullable().default(null),
  }),
);

/** Erasures since then, by the list beside the copies. @throws StartError - the list is missing or not genuine. */
async function readErasures(
  store: string,
  { page, identity, recipient }: PageKey,
  { installation, erasures }: SealedFacts,
  scratch: string,
): Promise<readonly Erasure[]> {
  const path = join(store, erasedFile(recipient));
  if (!existsSync(path)) {
    if (erasures === 0) return [];
    throw new StartError(
      `Falta ${basename(path)}, la lista de lo que se borró: sin ella volverían datos de personas que pidieron borrarlos. Copia la carpeta de las copias entera y repite la orden.`,
    );
  }
  const head = await requireHead(path);
  await requireGenuine(head, page);
  if (
    head.facts.kind !== 'borrados' ||
    head.facts.installation !== installation ||
    head.facts.erasures < erasures
  ) {
    throw new StartError(
      `${basename(path)} es más vieja que la copia o de otra instalación: con ella volverían datos borrados. Copia la carpeta de las copias entera y repite la orden.`,
    );
  }
  const content = join(scratch, 'borrados.json');
  await unseal(head, identity, content);
  return erasureList.parse(JSON.parse(readFileSync(content, 'utf8')));
}

/** Puts the pictures back into a copy that has their hashes. @returns how many the folder does not have. */
async function fetchPictures(
  store: string,
  { page, identity, recipient }: PageKey,
  file: string,
  scratch: string,
): Promise<number> {
  const folder = join(store, photosFolder(recipient));
  const content = join(scratch, 'foto');
  const copy = new Sqlite(file);
  let lost = 0;
  try {
    const put = copy.prepare(
      'UPDATE photo_files SET image = ? WHERE photo_id = ? AND width = ? AND format = ?',
    );
    for (const { photo_id, width, format, hash } of picturesOf(copy)) {
      const image = await fetchPicture(join(folder, nameOfPhoto(photo_id, hash)), {
        page,
        identity,
        content,
      });
      if (image !== null) put.run(image, photo_id, width, format);
      else {
        lost += 1;
        // The rest of the site shows; the slot of this picture gets the drawn glass (R62).
        copy.prepare('DELETE FROM photos WHERE id = ?').run(photo_id);
      }
    }
    return lost;
  } finally {
    copy.close();
  }
}

/** Its name says its hash, and what it was sealed under is its name. */
async function fetchPicture(
  path: string,
  { page, identity, content }: { readonly page: string; readonly identity: string; readonly content: string },
): Promise<Buffer | null> {
  if (!existsSync(path)) return null;
  try {
    const head = await requireHead(path);
    await requireGenuine(head, page);
    rmSync(content, { force: true });
    await unseal(head, identity, content);
    return readFileSync(content);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}
