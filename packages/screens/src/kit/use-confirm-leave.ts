import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or left. */
export function useConfirmLeave(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [enabled]);
}
