import type { KeyboardEvent, MouseEvent } from 'react';

/** Action of a key in an aporte's box; null where it is the browser's own. */
export type BoxKey = 'save-next' | 'save-previous' | 'next' | 'previous' | 'revert' | null;

/**
 * Reads a key as a column of a spreadsheet does. Arrows move only where they would not move the caret: without a
 * modifier, in an empty box or with the caret at its end.
 */
export function boxKeyOf(event: KeyboardEvent<HTMLInputElement>): BoxKey {
  const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget: box, nativeEvent } = event;
  if (nativeEvent.isComposing || ctrlKey || altKey || metaKey) return null;
  if (key === 'Enter') return shiftKey ? 'save-previous' : 'save-next';
  if (shiftKey) return null;
  if (key === 'Escape') return box.value === '' ? null : 'revert';
  const atEnd = box.selectionStart === box.value.length && box.selectionEnd === box.value.length;
  if (key === 'ArrowDown' && atEnd) return 'next';
  if (key === 'ArrowUp' && atEnd) return 'previous';
  return null;
}

/**
 * Moves the focus to the box of the next or previous row, which the table scrolls into view. Rows beside the focused one
 * are always in the document, however long the list.
 */
export function moveFrom(box: Element | null, step: 1 | -1): void {
  const row = box?.closest('tr');
  const neighbour = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  neighbour?.querySelector<HTMLInputElement>('input[data-part="aporte"]')?.focus({ preventScroll: true });
}

/** The box keeps the focus, and with it the keyboard and the row its height: the button stays under the finger. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
