import { type RefObject, useLayoutEffect } from 'react';

const firstControl = '[data-autofocus], [data-part="body"] :is(input, select, textarea):not(:disabled)';

/**
 * Opens and closes a native modal dialog with a prop. The browser traps the focus, makes the page behind
 * inert and restores the focus; this adds the first control's focus and the scroll lock.
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
 * The button of the menu whose item opened the dialog. That item is unmounted when the dialog closes, so the browser
 * cannot restore the focus.
 */
function menuButtonBehind(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const menu = root.activeElement?.closest('[role="menu"]');
  return root.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

let lockCount = 0;

/**
 * Stops the page from scrolling under a modal layer; layers may be stacked. The page keeps the scrollbar's
 * width, so that nothing behind the layer moves.
 * @returns unlocks.
 */
function lockScroll(): () => void {
  const root = document.documentElement;
  if (lockCount === 0) {
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    root.dataset.modalOpen = '';
  }
  lockCount += 1;
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    delete root.dataset.modalOpen;
    root.style.removeProperty('--scrollbar-width');
  };
}
