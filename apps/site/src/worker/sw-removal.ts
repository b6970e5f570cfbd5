/// <reference lib="webworker" />
/**
 * Published as service worker where `offline` is off in the church's settings: it deletes the caches of former workers
 * and unregisters itself.
 */
import { CACHE_PREFIX } from './offline-table.ts';

declare const self: ServiceWorkerGlobalScope;

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
