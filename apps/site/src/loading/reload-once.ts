const KEY = 'recarga';
/** A second failure within this time is not cured by loading again. */
const PAUSE_MS = 60_000;

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly online: boolean;
  readonly nowMs: number;
  readonly reload: () => void;
}

const browser = (): Surroundings => ({
  storage: sessionStorage,
  online: navigator.onLine,
  nowMs: Date.now(),
  reload: () => location.reload(),
});

/**
 * Loads the document anew, once, when one of its scripts could not be loaded: a new version may have been
 * published since it was read. Without network nothing is loaded, what is on the screen is worth more.
 * @param error - what the failed load threw; logged.
 * @returns whether the document is being loaded anew.
 */
export function reloadOnce(error: unknown, surroundings: Surroundings = browser()): boolean {
  console.warn('No se pudo cargar una parte de la página.', error);
  const { storage, online, nowMs, reload } = surroundings;
  const last = Number(storage.getItem(KEY));
  if (!online || nowMs - last < PAUSE_MS) return false;
  storage.setItem(KEY, String(nowMs));
  reload();
  return true;
}
