import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list from which rows go: when the button with the focus leaves with its row, the button that took
 * its place gets it, else the one before, else the list's search, else its frame (give it `tabIndex={-1}`). Without this
 * the focus falls out of the page, and whoever hears it starts again from the top.
 * @param frame - what holds the list, and stays when it is empty
 * @param buttons - selector of the rows' buttons, one in each row
 */
export function useFocusNext(frame: RefObject<HTMLElement | null>, buttons: string): void {
  const before = useRef<readonly Element[]>([]);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    const element = frame.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [frame]);

  useLayoutEffect(() => {
    const now = [...(frame.current?.querySelectorAll<HTMLElement>(buttons) ?? [])];
    const place = focused.current ? before.current.indexOf(focused.current) : -1;
    before.current = now;
    const lost = place >= 0 && !focused.current?.isConnected && document.activeElement === document.body;
    if (!lost) return;
    const search = frame.current?.querySelector<HTMLElement>('input[type="search"]');
    (now[place] ?? now.at(-1) ?? search ?? frame.current)?.focus();
  });
}
