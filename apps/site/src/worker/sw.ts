/// <reference lib="webworker" />
/**
 * The service worker: public pages open without network (R18). About a hundred lines of our own, docs/adr/0006
 * says why. What it may touch stands in `rules.ts`; everything else passes by.
 */
import { answerAsset, answerPage } from './answer.ts';
import { fillStore, keepVisited } from './install.ts';
import { CACHE_PREFIX, type OfflineTable } from './offline-table.ts';
import { handlingOf } from './rules.ts';
import { cacheName, openCache, Store } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_TABLE__: OfflineTable;

const table = __OFFLINE_TABLE__;
const store = new Store(table, () => openCache(table, () => self.serviceWorker?.state === 'redundant'));
/** A newer worker takes over when this one rests: what is kept for later may not hold it up for long. */
const REST_AFTER_MS = 10_000;

/** Lets work go on after the answer is given, for a while. */
function goOn(event: ExtendableEvent, work: Promise<unknown>): void {
  const patience = new Promise((resolve) => setTimeout(resolve, REST_AFTER_MS));
  event.waitUntil(Promise.race([work.catch(() => undefined), patience]));
}

function savesData(): boolean {
  const { connection } = self.navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function install(): Promise<void> {
  await caches.open(cacheName(table));
  await fillStore(table, store, { savesData: savesData() });
  await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName(table));
  await Promise.all(old.map((name) => caches.delete(name)));
  // Lets the browser ask for a page while the worker is still waking up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// A page says what it has loaded before there was a worker.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  const addresses = data.filter(
    (address): address is string => typeof address === 'string' && address.startsWith(self.location.origin),
  );
  goOn(event, keepVisited(table, store, { addresses }));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, table, self.location.origin);
  if (handling.kind === 'leave') return;
  const later = (work: Promise<unknown>) => goOn(event, work);
  if (handling.kind === 'asset') {
    event.respondWith(answerAsset(store, handling.path, { load: () => fetch(request), goOn: later }));
    return;
  }
  const load = async () => ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
  event.respondWith(
    answerPage(store, { page: handling.page, offlinePage: table.offlinePage, load, goOn: later }),
  );
});
