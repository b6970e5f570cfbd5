const KEY = 'reloaded-at';
/** A second failure within this time is not fixed by another reload. */
const MIN_INTERVAL_MS = 60_000;

interface Environment {
  /** Read inside: a browser that keeps nothing throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly online: boolean;
  readonly nowMs: number;
  /** Loads an address, or the page's own. */
  readonly load: (path: string | undefined) => void;
}

const browser = (): Environment => ({
  storage: () => sessionStorage,
  online: navigator.onLine,
  nowMs: Date.now(),
  load: (path) => (path === undefined ? location.reload() : location.assign(path)),
});

/**
 * Reloads the document once when one of its scripts failed to load: a new version may have been published since. Not
 * without network, when the content on screen is worth more.
 * @param error - thrown by the failed load; logged.
 * @param path - of the screen that was asked for. @default the document's own
 * @returns whether the document is being reloaded.
 */
export function reloadOnce(error: unknown, path?: string, environment: Environment = browser()): boolean {
  console.warn('No se pudo cargar una parte de la página.', error);
  const { storage, online, nowMs, load } = environment;
  try {
    const last = Number(storage().getItem(KEY));
    if (!online || nowMs - last < MIN_INTERVAL_MS) return false;
    storage().setItem(KEY, String(nowMs));
  } catch {
    // Without a note of it the page would reload for ever.
    return false;
  }
  load(path);
  return true;
}
