import { useCallback, useRef, useState } from 'react';
import { browserStorage, useSession } from '../session/index.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

const tabStorage = () => browserStorage('sessionStorage');

/**
 * State that survives a reload and an expired session (decisions section 2), kept in this tab for the same
 * user.
 * @param name - names the draft within the site.
 * @param initial - the value without a stored draft; setting it removes the draft.
 * @param parse - validates a stored value; null rejects it.
 * @returns the value, and a setter that takes an updater function.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
  parse: (stored: unknown) => Value | null,
): [Value, (update: (previous: Value) => Value) => void] {
  const owner = useSession()?.username ?? '';
  const [value, setValue] = useState<Value>(() => readDraft(tabStorage(), name, owner, parse) ?? initial);
  // Stored at once, not when React renders: what is typed and left in the same moment is kept.
  const latest = useRef(value);
  const update = useCallback(
    (change: (previous: Value) => Value) => {
      latest.current = change(latest.current);
      writeDraft(tabStorage(), name, owner, latest.current === initial ? null : latest.current);
      setValue(latest.current);
    },
    [name, owner, initial],
  );
  return [value, update];
}
