import { formatAmount, nameOf } from '@ministerio/contract/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { arrowDown, Glyph, undo } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import type { AporteRun } from './aporte-run.ts';
import { codigoOf } from './attendance-editing.ts';
import { keepFocus } from './box-keys.ts';
import styles from './run-bar.module.css';

/** Frequent amounts. */
const AMOUNTS = ['5', '10', '20', '50'] as const;

interface RunBarProps {
  readonly run: AporteRun;
  /** How many of the list were saved, and their sum in cents. */
  readonly count: number;
  readonly cents: number;
  /** How many records the list has. */
  readonly total: number;
  readonly currency: string;
  /** Text of the focused box; null where none has the focus. */
  readonly draft: string | null;
  /** Whether boxes ask for the keyboard of letters. */
  readonly letters: boolean;
  readonly onLettersChange: (letters: boolean) => void;
  readonly onAmount: (amount: string) => void;
  /** Saves the box and goes to the next one. */
  readonly onNext: () => void;
}

/**
 * Bar for writing down one aporte after the other: amounts to tap, the way to the next row, the run's total,
 * and the last save to take back. It lies at the window's lower edge, above an open keyboard.
 */
export function RunBar(props: RunBarProps) {
  const { run, count, cents, total, currency, draft, letters, onLettersChange, onAmount, onNext } = props;
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const last = run.saved.at(-1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from taking the focus out of the box
    <div ref={bar} className={styles.Root} data-part="run" onMouseDown={keepFocus}>
      {last ? (
        <div className={styles.Line}>
          <span className={styles.Saved}>
            Guardado: {nameOf(last.record.user) || codigoOf(last.record)}, {last.aporte}
          </span>
          {run.onUndo ? (
            <Button variant="quiet" size="sm" className={styles.Undo} onClick={run.onUndo}>
              <Glyph path={undo} />
              Deshacer
            </Button>
          ) : null}
          <span className={styles.Sum}>
            <span>
              {count} de {total}
            </span>
            <b>{formatAmount(cents, currency)}</b>
          </span>
        </div>
      ) : null}
      {draft === null ? null : (
        <div className={styles.Line}>
          {AMOUNTS.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.Amount}
              aria-pressed={draft === amount}
              onClick={() => onAmount(amount)}
            >
              {amount}
            </button>
          ))}
          <button
            type="button"
            className={styles.Amount}
            aria-label="Teclado de letras"
            aria-pressed={letters}
            data-part="letters"
            onClick={() => onLettersChange(!letters)}
          >
            abc
          </button>
          <IconButton
            variant="solid"
            label="Guardar y seguir con el siguiente"
            className={styles.Next}
            icon={<Glyph path={arrowDown} />}
            onClick={onNext}
          />
        </div>
      )}
    </div>
  );
}

/** Keeps the bar above the keyboard of a phone, which covers the lower part of the window without making it smaller. */
function useAboveKeyboard(bar: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const place = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      bar.current?.style.setProperty('inset-block-end', `${Math.max(0, Math.round(covered))}px`);
    };
    place();
    const ended = new AbortController();
    for (const event of ['resize', 'scroll'])
      viewport.addEventListener(event, place, { signal: ended.signal });
    return () => ended.abort();
  }, [bar]);
}
