import { CACHE_PREFIX, type OfflineTable } from './offline-table.ts';
import { isGenuine, isOfBuild, mayKeep } from './rules.ts';

/** What the store needs of the browser's cache. */
export type Shelf = Pick<Cache, 'match' | 'put'>;

/**
 * The cache of a build, if it is there. It is made when the build's worker is installed; one that a newer worker
 * has deleted must not come back because the old one still has something to do.
 * @param isReplaced - whether a newer worker is there.
 */
export async function openCache(
  table: Pick<OfflineTable, 'build'>,
  isReplaced: () => boolean,
): Promise<Shelf | undefined> {
  const name = cacheName(table);
  if (!(await caches.has(name))) return undefined;
  const shelf = await caches.open(name);
  if (!isReplaced()) return shelf;
  // It may have been deleted between the two questions, and opening it has brought it back.
  await caches.delete(name);
  return undefined;
}

/** Keeps pages and files of one build; what does not belong to it never gets in. */
export class Store {
  readonly #table: OfflineTable;
  readonly #open: () => Promise<Shelf | undefined>;
  #opened: Promise<Shelf | undefined> | undefined;

  constructor(table: OfflineTable, open: () => Promise<Shelf | undefined>) {
    this.#table = table;
    this.#open = open;
  }

  /** Opened once: whoever holds a cache that is deleted meanwhile does not bring it back. */
  #shelf(): Promise<Shelf | undefined> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** The kept copy of a page or file. @param path - canonical, without query. */
  async find(path: string): Promise<Response | undefined> {
    return (await this.#shelf())?.match(path, { ignoreVary: true });
  }

  /** Keeps a page if it may be kept and is of this build. The answer is read: pass a clone. */
  async keepPage(path: string, answer: Response): Promise<void> {
    if (!mayKeep(answer)) return;
    const copy = answer.clone();
    if (isOfBuild(await answer.text(), this.#table.build)) await (await this.#shelf())?.put(path, copy);
  }

  /** Keeps a file if it may be kept and its bytes are the build's. The answer is read: pass a clone. */
  async keepAsset(path: string, answer: Response): Promise<void> {
    const expected = this.#table.assets[path];
    if (expected === undefined || !mayKeep(answer)) return;
    const copy = answer.clone();
    if (await isGenuine(await answer.arrayBuffer(), expected)) await (await this.#shelf())?.put(path, copy);
  }
}

/** Name of the cache of a build. */
export function cacheName({ build }: Pick<OfflineTable, 'build'>): string {
  return CACHE_PREFIX + build;
}
