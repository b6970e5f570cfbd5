import { type RefObject, useLayoutEffect } from 'react';
import { lockScroll } from '../../internal/scroll-lock.ts';

const firstControl = '[data-autofocus], [data-part="body"] :is(input, select, textarea):not(:disabled)';

/**
 * Opens and closes a native modal dialog with a prop. The browser keeps the focus inside, makes the page
 * behind inert and gives the focus back at the end; this adds the first control's focus and the scroll lock.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const menuButton = menuButtonBehind(element);
    element.showModal();
    element.querySelector<HTMLElement>(firstControl)?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      element.close();
      menuButton?.focus();
    };
  }, [dialog, open]);
}

/**
 * The button of the menu whose entry opens the dialog. That entry is gone when the dialog closes, so the browser has
 * nothing to give the focus back to.
 */
function menuButtonBehind(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const menu = root.activeElement?.closest('[role="menu"]');
  return root.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}
