import { useCallback, useState } from 'react';
import { useSession } from '../session/index.ts';
import { type DraftStorage, readDraft, writeDraft } from './draft-storage.ts';

/** Even reading the property throws where cookies and storage are switched off. */
function tabStorage(): DraftStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * State that outlives a reload and an expired session (decisions section 2): it waits in this tab for the same
 * person to come back.
 * @param name - names the draft within the site.
 * @param initial - what stands where nothing was kept; also what is not worth keeping.
 * @param parse - makes a stored value usable, or null where it is none of ours.
 * @returns the value, and a setter that takes an update of the previous value.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
  parse: (stored: unknown) => Value | null,
): [Value, (update: (previous: Value) => Value) => void] {
  const owner = useSession()?.username ?? '';
  const [value, setValue] = useState<Value>(() => readDraft(tabStorage(), name, owner, parse) ?? initial);
  const update = useCallback(
    (change: (previous: Value) => Value) =>
      setValue((previous) => {
        const next = change(previous);
        writeDraft(tabStorage(), name, owner, next === initial ? null : next);
        return next;
      }),
    [name, owner, initial],
  );
  return [value, update];
}
