/** Where unsaved input waits: `window.sessionStorage`, or nothing where the browser has none to give. */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

const PREFIX = 'borrador';

/** A draft belongs to whoever typed it: at a shared computer the next person must not find it. */
function keyOf(name: string, owner: string): string {
  return `${PREFIX}:${owner}:${name}`;
}

/**
 * Reads a draft.
 * @param parse - makes the stored value usable, or null where it is none of ours.
 */
export function readDraft<Value>(
  storage: DraftStorage | null,
  name: string,
  owner: string,
  parse: (stored: unknown) => Value | null,
): Value | null {
  try {
    const text = storage?.getItem(keyOf(name, owner)) ?? null;
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. A full or forbidden storage loses the draft, never the screen. */
export function writeDraft(storage: DraftStorage | null, name: string, owner: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(keyOf(name, owner));
    else storage?.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // Nothing to do: the input is still on the screen.
  }
}

/** Parses a stored `Record<string, string>`, leaving out other values; null where it holds no text. */
export function parseTexts(stored: unknown): Readonly<Record<string, string>> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Forgets every draft of whoever leaves; an expired session keeps them for the person who signs in again. */
export function forgetDrafts(storage: Storage | null, owner: string): void {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  for (const key of keys) if (key.startsWith(keyOf('', owner))) storage?.removeItem(key);
}
