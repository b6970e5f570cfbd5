import { useLayoutEffect, useRef, useState } from 'react';
import type { KeypadKey } from './keypad.tsx';

type Selection = readonly [start: number, end: number];

/** The text of the door's field, edited by keyboard, scanner and our own keypad, which takes no focus. */
export function useNumberField() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [selection, setSelection] = useState<Selection | null>(null);

  // React puts the caret at the end; a key of ours leaves it where it typed.
  useLayoutEffect(() => {
    if (selection !== null) field.current?.setSelectionRange(...selection);
  }, [selection]);

  function replace(next: string, caret: Selection) {
    setText(next);
    setSelection(caret);
  }

  return {
    field,
    text,
    type: setText,
    focus: () => field.current?.focus({ preventScroll: true }),
    clear: () => replace('', [0, 0]),
    /** Shows a text that the next key replaces. */
    select(next: string) {
      replace(next, [0, next.length]);
    },
    /** Types a key of our own keypad. @returns the new text */
    press(key: KeypadKey): string {
      const start = field.current?.selectionStart ?? text.length;
      const end = field.current?.selectionEnd ?? text.length;
      const isErasing = key === 'borrar';
      const from = isErasing && start === end ? Math.max(0, start - 1) : start;
      const typed = isErasing ? '' : key;
      const caret = from + typed.length;
      const next = text.slice(0, from) + typed + text.slice(end);
      replace(next, [caret, caret]);
      return next;
    },
  };
}
