import { useSyncExternalStore } from 'react';

/** What has room beside or above the form, by the width at which the styles put it there. */
const WIDTHS = { actions: '(width >= 64rem)', preview: '(width >= 80rem)' } as const;

/** Whether the window has room for the buttons above the form, or for the preview beside it. */
export function useHasRoom(part: keyof typeof WIDTHS): boolean {
  const room = WIDTHS[part];
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(room);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(room).matches,
    () => false,
  );
}
