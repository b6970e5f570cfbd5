import { useSyncExternalStore } from 'react';

/** A phone held upright: a toast is as wide as the screen there. */
const NARROW = '(max-width: 600px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is so narrow that toasts lie over what one works with. False in prerendered HTML. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
