import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, minus, plus } from '@ministerio/ui/primitives/icon';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DoorConnection, DoorHeadCount } from '../../../kit/marking/shown.ts';
import styles from './head-count.module.css';
import page from './page.module.css';
import { PageHead } from './page-head.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

interface HeadCountProps {
  /** The newest count of this door, or the church's where it is known; null for none. */
  readonly count: DoorHeadCount | null;
  readonly connection: DoorConnection;
  readonly waiting: number;
  readonly onSave: (total: number) => void;
  readonly onBack: () => void;
}

/** Most people that a count can have. */
const MAX = 9999;

/** '20 sin nombre': how many people of today nobody wrote down. */
export function HeadCount({ count, connection, waiting, onSave, onBack }: HeadCountProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useVisibleHeight(form);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  // Known later than the page was opened: what a person typed stays.
  const text = typed ?? String(count?.total ?? 0);
  const total = Number(text);
  const isCount = /^\d{1,4}$/.test(text.trim());
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  function change(next: string) {
    setTyped(next);
    setIsWrong(false);
  }
  const step = (by: number) => change(String(Math.min(MAX, Math.max(0, (isCount ? total : 0) + by))));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isCount) return onSave(total);
    setIsWrong(true);
    field.current?.focus();
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  }

  return (
    <form ref={form} className={page.Root} onSubmit={submit} onKeyDown={leave} noValidate autoComplete="off">
      <PageHead title="Sin nombre" connection={connection} waiting={waiting} onBack={onBack} />
      <div className={page.Body}>
        <label htmlFor={id} className={styles.Label}>
          ¿Cuántas personas hay hoy que nadie anotó?
        </label>
        <div className={styles.Stepper}>
          <button
            type="button"
            className={styles.Step}
            aria-label="Una menos"
            aria-disabled={total === 0 || undefined}
            onClick={() => step(-1)}
          >
            <Glyph path={minus} />
          </button>
          <input
            ref={field}
            id={id}
            className={styles.Input}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <button type="button" className={styles.Step} aria-label="Una más" onClick={() => step(1)}>
            <Glyph path={plus} />
          </button>
        </div>
        {isWrong ? (
          <p id={`${id}-error`} className={styles.Error}>
            Escribe un número entero, de 0 a 9999.
          </p>
        ) : null}
        <p id={`${id}-hint`} className={styles.Hint}>
          Sin los que marcaron ni las visitas. El último número que se guarda es el de toda la iglesia:
          reemplaza al anterior.
        </p>
        {count === null ? null : (
          <p className={styles.Kept}>
            {count.isSent ? `Guardado: ${count.total} sin nombre.` : `${count.total} sin nombre, por enviar.`}
          </p>
        )}
      </div>
      <div className={page.Foot}>
        <Button type="submit" size="lg" className={page.Save}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
