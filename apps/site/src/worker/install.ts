import type { BuildCache } from './build-cache.ts';
import type { OfflineTable } from './offline-table.ts';

/** `fetch`, or a test's. */
type Load = (path: string, options: RequestInit) => Promise<Response>;

interface FillOptions {
  /** The visitor asked to save data: only the offline page and its files. */
  readonly prefersReducedData: boolean;
  /** This browser is a phone of the door, which opens without a signal too. */
  readonly isDoor: boolean;
  readonly load?: Load;
}

/**
 * Fills the cache of a new build: all public pages with their scripts, so that they open offline after one visit to any
 * of them.
 * @throws Error when a file that every page needs is missing, or one that the door needs on its phones; the former worker
 * stays.
 */
export async function fillCache(
  { pages, offlinePage, shell, scripts, door }: OfflineTable,
  cache: BuildCache,
  { prefersReducedData, isDoor, load = fetch }: FillOptions,
): Promise<void> {
  const page = async (path: string) => cache.putPage(path, await load(path, { cache: 'no-cache' }));
  const asset = async (path: string) => cache.putAsset(path, await load(path, { cache: 'default' }));

  const needed = [...shell, ...(isDoor ? door.files : [])];
  const neededPages = [offlinePage, ...(isDoor ? [door.page] : [])];
  await Promise.all([...neededPages.map(page), ...needed.map(asset)]);
  for (const path of [...neededPages, ...needed]) {
    if ((await cache.match(path)) === undefined) throw new Error(`sin conexión: falta ${path}`);
  }
  if (prefersReducedData) return;
  await Promise.allSettled([...[...new Set(Object.values(pages))].map(page), ...scripts.map(asset)]);
}

/**
 * Caches the page and pictures of a visit that began before the worker was active, from the browser's HTTP cache.
 * @param addresses - everything that the page loaded, itself included; what is not of the build is skipped.
 */
export async function cacheVisited(
  { pages, assets }: Pick<OfflineTable, 'pages' | 'assets'>,
  cache: BuildCache,
  { addresses, load = fetch }: { readonly addresses: readonly string[]; readonly load?: Load },
): Promise<void> {
  const add = async (address: string) => {
    const { pathname } = new URL(address);
    const page = pages[pathname.toLowerCase()];
    const path = page ?? pathname;
    const isOurs = page !== undefined || Object.hasOwn(assets, path);
    if (!isOurs || (await cache.match(path)) !== undefined) return;
    const response = await load(path, { cache: 'force-cache' });
    await (page === undefined ? cache.putAsset(path, response) : cache.putPage(path, response));
  };
  await Promise.allSettled(addresses.map(add));
}
