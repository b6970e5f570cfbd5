import type { BuildCache } from './build-cache.ts';
import type { OfflineTable } from './offline-table.ts';

/** `fetch`, or a test's. */
type Load = (path: string, options: RequestInit) => Promise<Response>;

/**
 * Fills the cache of a new build: all public pages with their scripts, so that they open offline after one visit to any
 * of them.
 * @param prefersReducedData - the visitor asked to save data: only the offline page and its files.
 * @throws Error when a file that every page needs is missing; the former worker stays.
 */
export async function fillCache(
  { pages, offlinePage, shell, scripts }: OfflineTable,
  cache: BuildCache,
  { prefersReducedData, load = fetch }: { readonly prefersReducedData: boolean; readonly load?: Load },
): Promise<void> {
  const page = async (path: string) => cache.putPage(path, await load(path, { cache: 'no-cache' }));
  const asset = async (path: string) => cache.putAsset(path, await load(path, { cache: 'default' }));

  await Promise.all([page(offlinePage), ...shell.map(asset)]);
  for (const path of [offlinePage, ...shell]) {
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
