import type { Closing } from '@ministerio/contract';
import {
  CLOSING_TEXT_MAX,
  formatAmount,
  formatDate,
  groupThousands,
  monthAndYear,
} from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countedBy, ministryTable, pileTable } from '../../../../internal/closing-report.ts';
import { useSingleSubmit } from '../../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import { signedCents } from '../close-month/piles.ts';
import { Difference } from '../difference.tsx';
import { MonthTables } from '../month-tables.tsx';
import styles from './closed-month.module.css';

export interface ClosedMonthProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The month, with its figures and adjustments. */
  readonly closing: Closing;
  /** Adds an adjustment in cents; resolves to whether it is saved. */
  readonly onAdjust: (cents: number, reason: string) => Promise<boolean>;
  /** Whether an adjustment is being saved. @default false */
  readonly saving?: boolean;
  /** Why it could not be saved. */
  readonly error?: string | null;
  /** Makes the PDF to sign. */
  readonly onPdf: () => void;
  /** Whether the PDF is being made. @default false */
  readonly downloading?: boolean;
}

/** A closed month: its figures, who counted, its adjustments, and the PDF to sign. Renders a `<section>`. */
export function ClosedMonth(props: ClosedMonthProps) {
  const { closing, onAdjust, saving = false, error = null, onPdf, downloading = false, ...others } = props;
  const { className, ...rest } = others;
  const { moneda: currency, ajustes: adjustments } = closing;
  const name = monthAndYear(closing.mes);
  const total = adjustments.reduce((sum, { centavos }) => sum + centavos, closing.registrado);
  return (
    <section
      aria-label={`Cierre de ${name}`}
      {...rest}
      className={cx(styles.Root, className)}
      data-component="ClosedMonth"
    >
      <Heading level={3} size="md">
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </Heading>
      <Difference recorded={closing.registrado} counted={closing.contado} currency={currency} />
      <p>
        {groupThousands(closing.asistencias)} {closing.asistencias === 1 ? 'asistencia' : 'asistencias'}
        {closing.sinMonto > 0 ? ` · ${groupThousands(closing.sinMonto)} sin monto` : ''}. Contado por:{' '}
        {countedBy(closing)}.
      </p>
      {closing.nota === null ? null : <p>Nota: {closing.nota}</p>}
      {adjustments.length === 0 ? null : (
        <div>
          <ul className={styles.Adjustments} aria-label="Ajustes">
            {adjustments.map(({ id, fecha, centavos, motivo, por }) => (
              <li key={id}>
                <strong>{formatAmount(centavos, currency)}</strong> {motivo}
                <span className={styles.By}>
                  {fecha === null ? '' : `del ${formatDate(fecha)}, `}por {por ?? 'alguien que ya no está'}
                </span>
              </li>
            ))}
          </ul>
          <p>
            Con los ajustes: <strong>{formatAmount(total, currency)}</strong>
          </p>
        </div>
      )}
      <MonthTables
        titleLevel={4}
        tables={{
          'Billetes y monedas': pileTable(closing, currency),
          'Por ministerio': ministryTable(closing, currency),
        }}
      />
      <div className={styles.Actions}>
        <Button variant="secondary" loading={downloading} onClick={onPdf}>
          Descargar PDF para firmar
        </Button>
        <AdjustmentForm currency={currency} onAdjust={onAdjust} saving={saving} error={error} />
      </div>
    </section>
  );
}

type AdjustmentFormProps = Required<Pick<ClosedMonthProps, 'onAdjust' | 'saving' | 'error'>> & {
  readonly currency: string;
};

function AdjustmentForm({ currency, onAdjust, saving, error }: AdjustmentFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const [isChecked, setChecked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const cents = signedCents(typed.amount, currency);
  function open() {
    flushSync(() => setOpen(true));
    field.current?.focus();
  }
  function close() {
    flushSync(() => {
      setChecked(false);
      setOpen(false);
    });
    opener.current?.focus();
  }
  const onSubmit = useSingleSubmit(async () => {
    setChecked(true);
    if (cents === null || typed.reason.trim() === '') return;
    if (await onAdjust(cents, typed.reason.trim())) {
      setTyped({ amount: '', reason: '' });
      close();
    }
  });
  if (!isOpen) {
    return (
      <Button ref={opener} variant="quiet" onClick={open}>
        Agregar un ajuste
      </Button>
    );
  }
  return (
    <form className={styles.Form} noValidate aria-label="Agregar un ajuste" onSubmit={onSubmit}>
      <FormField
        label="Monto"
        hint="Con «-» adelante si es menos."
        error={isChecked && cents === null ? 'Escribe un monto, como 20 o -12,50' : undefined}
      >
        <TextField
          ref={field}
          value={typed.amount}
          onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
          autoComplete="off"
          maxLength={20}
        />
      </FormField>
      <FormField
        label="Motivo"
        hint="Queda en el cierre para siempre. No escribas nombres."
        error={isChecked && typed.reason.trim() === '' ? 'Escribe el motivo' : (error ?? undefined)}
      >
        <TextField
          value={typed.reason}
          onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
          autoComplete="off"
          maxLength={CLOSING_TEXT_MAX}
        />
      </FormField>
      <div className={styles.Actions}>
        <Button type="submit" loading={saving}>
          Guardar el ajuste
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
