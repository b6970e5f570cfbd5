import type { OfflineTable } from './offline-table.ts';
import type { Store } from './store.ts';

/** Stands for `fetch` in tests. */
type Load = (path: string, options: RequestInit) => Promise<Response>;

interface Installation {
  /** The visitor asked the browser to save data. */
  readonly savesData: boolean;
  readonly load?: Load;
}

/**
 * Fills the store of a new build: all public pages with their scripts, so that they open offline after one visit
 * to any of them. With data saving, no more than the page that says that there is no network.
 * @throws Error when a file that no page can do without is missing; the worker of before stays.
 */
export async function fillStore(
  { pages, offlinePage, shell, scripts }: OfflineTable,
  store: Store,
  { savesData, load = fetch }: Installation,
): Promise<void> {
  const page = async (path: string) => store.keepPage(path, await load(path, { cache: 'no-cache' }));
  const asset = async (path: string) => store.keepAsset(path, await load(path, { cache: 'default' }));

  await Promise.all([page(offlinePage), ...shell.map(asset)]);
  for (const path of [offlinePage, ...shell]) {
    if ((await store.find(path)) === undefined) throw new Error(`sin conexión: falta ${path}`);
  }
  if (savesData) return;
  await Promise.allSettled([...[...new Set(Object.values(pages))].map(page), ...scripts.map(asset)]);
}

/**
 * Keeps what a visit has brought before the worker was there: its page and its pictures. The browser has them at
 * hand, so nothing is downloaded again.
 * @param addresses - what the page loaded, itself included; what is not of the build is passed over.
 */
export async function keepVisited(
  { pages, assets }: Pick<OfflineTable, 'pages' | 'assets'>,
  store: Store,
  { addresses, load = fetch }: { readonly addresses: readonly string[]; readonly load?: Load },
): Promise<void> {
  const keep = async (address: string) => {
    const { pathname } = new URL(address);
    const page = pages[pathname.toLowerCase()];
    const path = page ?? pathname;
    const isOurs = page !== undefined || Object.hasOwn(assets, path);
    if (!isOurs || (await store.find(path)) !== undefined) return;
    const answer = await load(path, { cache: 'force-cache' });
    await (page === undefined ? store.keepAsset(path, answer) : store.keepPage(path, answer));
  };
  await Promise.allSettled(addresses.map(keep));
}
