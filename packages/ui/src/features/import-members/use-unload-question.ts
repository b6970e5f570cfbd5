import { useEffect } from 'react';

/** While it is on, the browser asks before the page is closed or left. */
export function useUnloadQuestion(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [on]);
}
