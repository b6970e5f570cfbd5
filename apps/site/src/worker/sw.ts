/// <reference lib="webworker" />
/**
 * The service worker: public pages open without network (R18); docs/adr/0006 says why it is our own. `rules.ts` decides
 * which requests it answers.
 */
import { answerAsset, answerPage } from './answer.ts';
import { BuildCache, cacheName, openCache } from './build-cache.ts';
import { cacheVisited, fillCache } from './install.ts';
import { CACHE_PREFIX, type OfflineTable } from './offline-table.ts';
import { handlingFor } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_TABLE__: OfflineTable;

const table = __OFFLINE_TABLE__;
const cache = new BuildCache(table, () => openCache(table, () => self.serviceWorker?.state === 'redundant'));
/** A newer worker takes over once this one is idle: background work may not delay that for long. */
const MAX_BACKGROUND_MS = 10_000;

/** Keeps the worker alive for work after the response, for a limited time. */
function extendLifetime(event: ExtendableEvent, work: Promise<unknown>): void {
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_BACKGROUND_MS));
  event.waitUntil(Promise.race([work.catch(() => undefined), timeout]));
}

function prefersReducedData(): boolean {
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether this browser opens the door's page: now, or with a former build. */
async function isDoor(): Promise<boolean> {
  if ((await caches.match(table.door.page, { ignoreVary: true })) !== undefined) return true;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ url }) => new URL(url).pathname.toLowerCase().startsWith(table.door.page));
}

async function install(): Promise<void> {
  await caches.open(cacheName(table));
  await fillCache(table, cache, { prefersReducedData: prefersReducedData(), isDoor: await isDoor() });
  await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName(table));
  await Promise.all(old.map((name) => caches.delete(name)));
  // Lets the browser request a page while the worker starts up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A page lists what it loaded before it had a worker.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  const addresses = data.filter(
    (address): address is string => typeof address === 'string' && address.startsWith(self.location.origin),
  );
  extendLifetime(event, cacheVisited(table, cache, { addresses }));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingFor(request, table, self.location.origin);
  if (handling.kind === 'bypass') return;
  const later = (work: Promise<unknown>) => extendLifetime(event, work);
  if (handling.kind === 'asset') {
    event.respondWith(answerAsset(cache, handling.path, { load: () => fetch(request), waitUntil: later }));
    return;
  }
  const load = async () => ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
  event.respondWith(
    answerPage(cache, { page: handling.page, offlinePage: table.offlinePage, load, waitUntil: later }),
  );
});
