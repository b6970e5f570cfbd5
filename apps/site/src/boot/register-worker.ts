import { whenIdle } from './moments.ts';

/** A page has settled by then: the worker's downloads must not compete with its script. */
const SETTLE_MS = 2000;

/** Registers the worker or looks for a newer one, and sends it the list of what this visit loaded without it. */
async function register(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(address);
  // Browsers also check by themselves, but some only after the worker was idle for a while.
  if (isControlled) await registration.update();
  // The current worker and its cache are about to be replaced.
  if (isControlled && (registration.installing ?? registration.waiting)) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
}

/**
 * Registers the service worker once the page has settled and the browser is idle.
 * @param address - of the worker, or `undefined` where the church does not want one.
 */
export function registerWorker(address: string | undefined): void {
  if (!address || !('serviceWorker' in navigator)) return;
  // The site works without it; a browser may refuse it in private windows.
  const start = () => void register(address).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(() => whenIdle(start), SETTLE_MS));
}
