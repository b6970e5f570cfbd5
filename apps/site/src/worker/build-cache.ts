import { CACHE_PREFIX, type OfflineTable } from './offline-table.ts';
import { isCacheable, isGenuine, isOfBuild } from './rules.ts';

/** The used part of the browser's `Cache`. */
export type CacheLike = Pick<Cache, 'match' | 'put'>;

/**
 * A build's cache, if it exists. Installing the build's worker creates it; once a newer worker has deleted it, late work
 * of the old one must not create it again.
 * @param isReplaced - whether a newer worker is active.
 */
export async function openCache(
  table: Pick<OfflineTable, 'build'>,
  isReplaced: () => boolean,
): Promise<CacheLike | undefined> {
  const name = cacheName(table);
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  if (!isReplaced()) return cache;
  // It may have been deleted between `has` and `open`, which then created it again.
  await caches.delete(name);
  return undefined;
}

/** Pages and files of one build, and of no other. */
export class BuildCache {
  readonly #table: OfflineTable;
  readonly #open: () => Promise<CacheLike | undefined>;
  #opened: Promise<CacheLike | undefined> | undefined;

  constructor(table: OfflineTable, open: () => Promise<CacheLike | undefined>) {
    this.#table = table;
    this.#open = open;
  }

  /** Opened once: writing to an open cache that was deleted does not create it again. */
  #cache(): Promise<CacheLike | undefined> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /**
   * The cached copy of a page or file.
   * @param path - canonical, without query.
   */
  async match(path: string): Promise<Response | undefined> {
    return (await this.#cache())?.match(path, { ignoreVary: true });
  }

  /** Caches a page if it may be cached and is of this build. Consumes the response: pass a clone. */
  async putPage(path: string, response: Response): Promise<void> {
    if (!isCacheable(response)) return;
    const copy = response.clone();
    if (isOfBuild(await response.text(), this.#table.build)) await (await this.#cache())?.put(path, copy);
  }

  /** Caches a file if it may be cached and its bytes are the build's. Consumes the response: pass a clone. */
  async putAsset(path: string, response: Response): Promise<void> {
    const expected = this.#table.assets[path];
    if (expected === undefined || !isCacheable(response)) return;
    const copy = response.clone();
    if (await isGenuine(await response.arrayBuffer(), expected)) await (await this.#cache())?.put(path, copy);
  }
}

export function cacheName({ build }: Pick<OfflineTable, 'build'>): string {
  return CACHE_PREFIX + build;
}
