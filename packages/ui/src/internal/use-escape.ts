import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when Escape is pressed, wherever the focus is.
 * @param active - listens only while true.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
