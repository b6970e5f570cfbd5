/** Storage for unsaved input: `window.sessionStorage`, or null where the browser has none. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'borrador';

/** Drafts are stored per user: on a shared computer the next person must not find them. */
function keyOf(name: string, owner: string): string {
  return `${PREFIX}:${owner}:${name}`;
}

/**
 * Reads a draft.
 * @param parse - validates the stored value; null rejects it.
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

/** Stores a draft; null removes it. If storage is full or forbidden, only the draft is lost. */
export function writeDraft(storage: DraftStorage | null, name: string, owner: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(keyOf(name, owner));
    else storage?.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // The input is still on the screen.
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

/** Removes a user's drafts on logout; after an expired session they wait for the next login. */
export function forgetDrafts(storage: Storage | null, owner: string): void {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  for (const key of keys) if (key.startsWith(keyOf('', owner))) storage?.removeItem(key);
}
