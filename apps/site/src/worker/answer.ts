import type { BuildCache } from './build-cache.ts';

/** How long a page waits for the network before its cached copy shows (R18). */
const NETWORK_TIMEOUT_MS = 3000;
const FIRST_SERVER_ERROR = 500;

interface PageRequest {
  /** Canonical path; `undefined` for addresses other than public pages. */
  readonly page: string | undefined;
  readonly offlinePage: string;
  /** Fetches from the network. */
  readonly load: () => Promise<Response>;
  /** Keeps the worker alive for work after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** A timer, or a test's. */
  readonly wait?: (ms: number) => Promise<void>;
}

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers a page: the network's response if it comes in time, else the cached copy, else the offline page.
 * @throws what the network threw, where nothing is cached.
 */
export async function answerPage(
  cache: BuildCache,
  { page, offlinePage, load, waitUntil, wait = realWait }: PageRequest,
): Promise<Response> {
  const cached = page === undefined ? undefined : await cache.match(page);
  const network = load();
  const settled = network.then(
    async (response) => {
      if (page !== undefined) waitUntil(cache.putPage(page, response.clone()));
      return cached !== undefined && response.status >= FIRST_SERVER_ERROR ? cached : response;
    },
    async (error: unknown) => {
      const fallback = cached ?? (await cache.match(offlinePage));
      if (fallback === undefined) throw error;
      return fallback;
    },
  );
  if (cached === undefined) return settled;
  // The slow response is still worth caching.
  waitUntil(settled);
  return Promise.race([settled, wait(NETWORK_TIMEOUT_MS).then(() => cached)]);
}

/** Answers a file of the build: its name is its hash, so the cached copy is always right. */
export async function answerAsset(
  cache: BuildCache,
  path: string,
  { load, waitUntil }: Pick<PageRequest, 'load' | 'waitUntil'>,
): Promise<Response> {
  const cached = await cache.match(path);
  if (cached !== undefined) return cached;
  const response = await load();
  waitUntil(cache.putAsset(path, response.clone()));
  return response;
}
