import type { Store } from './store.ts';

/** How long a page waits for the network before its kept copy shows (R18). */
const PATIENCE_MS = 3000;
const FIRST_SERVER_ERROR = 500;

interface PageRequest {
  /** Canonical path; `undefined` for addresses that are no public page. */
  readonly page: string | undefined;
  readonly offlinePage: string;
  /** Asks the network. */
  readonly load: () => Promise<Response>;
  /** Lets work go on after the answer is given. */
  readonly goOn: (work: Promise<unknown>) => void;
  /** Stands for the clock in tests. */
  readonly wait?: (ms: number) => Promise<void>;
}

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers a page: the network's answer where it comes in time, else the kept copy, else the page that says that
 * there is no network.
 * @throws what the network threw, where nothing at all is kept.
 */
export async function answerPage(
  store: Store,
  { page, offlinePage, load, goOn, wait = realWait }: PageRequest,
): Promise<Response> {
  const kept = page === undefined ? undefined : await store.find(page);
  const network = load();
  const settled = network.then(
    async (answer) => {
      if (page !== undefined) goOn(store.keepPage(page, answer.clone()));
      return kept !== undefined && answer.status >= FIRST_SERVER_ERROR ? kept : answer;
    },
    async (error: unknown) => {
      const standIn = kept ?? (await store.find(offlinePage));
      if (standIn === undefined) throw error;
      return standIn;
    },
  );
  if (kept === undefined) return settled;
  // The slow answer is still worth keeping.
  goOn(settled);
  return Promise.race([settled, wait(PATIENCE_MS).then(() => kept)]);
}

/** Answers a file of the build: its name is its content, so the kept copy is always right. */
export async function answerAsset(
  store: Store,
  path: string,
  { load, goOn }: Pick<PageRequest, 'load' | 'goOn'>,
): Promise<Response> {
  const kept = await store.find(path);
  if (kept !== undefined) return kept;
  const answer = await load();
  goOn(store.keepAsset(path, answer.clone()));
  return answer;
}
