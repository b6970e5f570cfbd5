import { putHeadCount } from '@ministerio/contract';
import { useSingleSubmit } from '@ministerio/ui/hooks/use-single-submit';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Link } from '@ministerio/ui/primitives/link';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './day-counts.module.css';
import { type DayCount, dayLine } from './day-line.ts';

export interface DayCountsProps {
  /** The day in numbers. */
  readonly counts: DayCount;
  /** Text of the head count's field; null while it is closed. */
  readonly draft: string | null;
  /** Called with what is typed, '' when the field is opened, null when it is closed. */
  readonly onDraftChange: (draft: string | null) => void;
  /** Saves the head count; resolves to whether it is saved. Without it the count is only shown. */
  readonly onSave?: ((total: number) => Promise<boolean>) | undefined;
  /** Whether it is being saved. @default false */
  readonly saving?: boolean;
  /** Why the last attempt failed. */
  readonly error?: string | null;
}

const NOT_A_COUNT = 'Escribe un número entero de 0 a 9999.';

/**
 * The whole church's day: who has a number, who visited, and how many nobody wrote down, which can be set here. Without
 * visitors and head count there is no line, only the button. Renders a `<section>`.
 */
export function DayCounts(props: DayCountsProps) {
  const { counts, draft, onDraftChange, onSave, saving = false, error = null } = props;
  const [isRefused, setRefused] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const line = dayLine(counts);

  function open() {
    flushSync(() => onDraftChange(counts.sinNombre > 0 ? String(counts.sinNombre) : ''));
    field.current?.select();
  }
  function close() {
    flushSync(() => {
      setRefused(false);
      onDraftChange(null);
    });
    opener.current?.focus();
  }
  const onSubmit = useSingleSubmit(async () => {
    const typed = (draft ?? '').trim();
    const total = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
    const { success } = putHeadCount.body.safeParse({ total });
    setRefused(!success);
    if (success && (await onSave?.(total))) close();
    else field.current?.focus();
  });

  if (line === null && onSave === undefined) return null;
  return (
    <section aria-label="El día en toda la iglesia" className={styles.Root} data-component="DayCounts">
      {line === null ? null : <p className={styles.Line}>{line}</p>}
      {counts.visitas > 0 ? <Link href="/dashboard/visitas">Ver las visitas</Link> : null}
      {onSave && draft === null ? (
        <Button ref={opener} variant="quiet" size="sm" className={styles.Open} onClick={open}>
          {counts.sinNombre > 0 ? 'Corregir los sin nombre' : 'Anotar personas sin nombre'}
        </Button>
      ) : null}
      {onSave && draft !== null ? (
        <form className={styles.Form} noValidate onSubmit={onSubmit}>
          <FormField
            label="Personas sin nombre"
            hint="Quienes estuvieron ese día y nadie anotó. Con 0 se quita el conteo."
            error={isRefused ? NOT_A_COUNT : (error ?? undefined)}
            className={styles.Field}
          >
            <TextField
              ref={field}
              value={draft}
              onChange={(event) => {
                setRefused(false);
                onDraftChange(event.currentTarget.value);
              }}
              readOnly={saving}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
            />
          </FormField>
          <div className={styles.Actions}>
            <Button type="submit" loading={saving}>
              Guardar
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
