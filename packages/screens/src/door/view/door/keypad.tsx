import { backspace, Glyph } from '@ministerio/ui/primitives/icon';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './keypad.module.css';

/** Rows of three, as on a telephone. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'borrar', '0', 'marcar'] as const;
const COLUMNS = 3;

/** A key of the keypad: a digit, or what it does. */
export type KeypadKey = (typeof KEYS)[number];

interface KeypadProps {
  readonly onPress: (key: KeypadKey) => void;
}

/**
 * Digits of 64 px. One tab stop with arrows inside; a finger or a mouse never takes the focus away from the field.
 */
export function Keypad({ onPress }: KeypadProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function move(event: KeyboardEvent) {
    const to = target(event.key, stop);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    (root.current?.children[to] as HTMLElement | undefined)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={root}
      className={styles.Root}
      role="group"
      aria-label="Teclado numérico"
      onKeyDown={move}
      data-part="keypad"
    >
      {KEYS.map((key, index) => (
        <button
          key={key}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          className={styles.Key}
          data-kind={key.length > 1 ? key : undefined}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => onPress(key)}
        >
          {label(key)}
        </button>
      ))}
    </div>
  );
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function label(key: KeypadKey) {
  if (key === 'marcar') return 'Marcar';
  if (key !== 'borrar') return key;
  return (
    <>
      <Glyph path={backspace} />
      <VisuallyHidden>Borrar</VisuallyHidden>
    </>
  );
}

/** The key that an arrow leads to; null for other keys and past the edge. */
function target(key: string, from: number): number | null {
  const column = from % COLUMNS;
  const to =
    key === 'ArrowRight' && column < COLUMNS - 1
      ? from + 1
      : key === 'ArrowLeft' && column > 0
        ? from - 1
        : key === 'ArrowDown'
          ? from + COLUMNS
          : key === 'ArrowUp'
            ? from - COLUMNS
            : -1;
  return to >= 0 && to < KEYS.length ? to : null;
}
