import { useEffect } from 'react';

/** Keeps the screen on while the caller is mounted, where the browser can. */
export function useAwakeScreen(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      // The browser lets go of it whenever the page is hidden; a low battery refuses it.
      if (document.visibilityState === 'visible') {
        held = navigator.wakeLock.request('screen').catch(() => null);
      }
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void held.then((lock) => lock?.release());
    };
  }, []);
}
