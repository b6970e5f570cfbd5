import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows can be removed: when the focused button is removed with its row, the next row's
 * button gets the focus, else the last one, else the list's search, else its frame (give it `tabIndex={-1}`). Without
 * this the focus returns to the page, and a screen reader starts again from the top.
 * @param frame - element around the list that stays when it is empty.
 * @param buttons - selector of the rows' buttons, one in each row.
 */
export function useFocusNext(frame: RefObject<HTMLElement | null>, buttons: string): void {
  const previous = useRef<readonly Element[]>([]);
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
    const current = [...(frame.current?.querySelectorAll<HTMLElement>(buttons) ?? [])];
    const index = focused.current ? previous.current.indexOf(focused.current) : -1;
    previous.current = current;
    const lost = index >= 0 && !focused.current?.isConnected && document.activeElement === document.body;
    if (!lost) return;
    const search = frame.current?.querySelector<HTMLElement>('input[type="search"]');
    (current[index] ?? current.at(-1) ?? search ?? frame.current)?.focus();
  });
}
