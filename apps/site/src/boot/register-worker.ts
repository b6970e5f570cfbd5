import { whenIdle } from './when-idle.ts';

/** By then a page has come to rest: what the worker keeps for later must not share the line with its script. */
const REST_MS = 2000;

/** Registers the worker, or looks for a newer one, and tells it what this visit has loaded without it. */
async function register(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isThere = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(address);
  // Browsers look by themselves too, but some only when the worker has been idle for a while.
  if (isThere) await registration.update();
  // The one that is there goes as soon as it has nothing to do: what it would keep goes with it.
  if (isThere && (registration.installing ?? registration.waiting)) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
}

/**
 * Registers the service worker once the page has come to rest and the browser has nothing better to do.
 * @param address - of the worker, or `undefined` where the church does not want one.
 */
export function registerWorker(address: string | undefined): void {
  if (!address || !('serviceWorker' in navigator)) return;
  // Without it the site works all the same; a browser may refuse it in private windows.
  const start = () => void register(address).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(() => whenIdle(start), REST_MS));
}
