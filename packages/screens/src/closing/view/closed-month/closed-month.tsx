import { zodResolver } from '@hookform/resolvers/zod';
import { adjustClosing, type Closing } from '@ministerio/contract';
import {
  CLOSING_TEXT_MAX,
  capitalize,
  formatAmount,
  formatDate,
  groupThousands,
  monthAndYear,
} from '@ministerio/contract/domain';
import { Form, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { countedBy, ministryTable, pileTable } from '../../../kit/closing-report.ts';
import { signedCents } from '../close-month/piles.ts';
import { Difference } from '../difference.tsx';
import { MonthTables } from '../month-tables.tsx';
import styles from './closed-month.module.css';

export interface ClosedMonthProps extends Pick<ComponentProps<'section'>, 'ref' | 'tabIndex'> {
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
  const { closing, onAdjust, saving = false, error = null, onPdf, downloading = false, ...rest } = props;
  const { moneda: currency, ajustes: adjustments } = closing;
  const name = monthAndYear(closing.mes);
  const total = adjustments.reduce((sum, { centavos }) => sum + centavos, closing.registrado);
  return (
    <section aria-label={`Cierre de ${name}`} {...rest} className={styles.Root} data-component="ClosedMonth">
      <Heading level={3} size="md">
        {capitalize(name)}
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
      <Stack direction="row" gap={3} wrap align="start">
        <Button variant="secondary" loading={downloading} onClick={onPdf}>
          Descargar PDF para firmar
        </Button>
        <AdjustmentForm currency={currency} onAdjust={onAdjust} saving={saving} error={error} />
      </Stack>
    </section>
  );
}

type AdjustmentFormProps = Required<Pick<ClosedMonthProps, 'onAdjust' | 'saving' | 'error'>> & {
  readonly currency: string;
};

/** The call's rules of an adjustment, with the amount as it is typed. */
const adjustmentOf = (currency: string) =>
  z.object({
    centavos: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => signedCents(text, currency)),
      ),
      z.number({ error: 'Escribe un monto, como 20 o -12,50' }),
    ),
    motivo: adjustClosing.body.shape.motivo,
  });

function AdjustmentForm({ currency, onAdjust, saving, error }: AdjustmentFormProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm({
    resolver: useMemo(() => zodResolver(adjustmentOf(currency)), [currency]),
    defaultValues: { centavos: '', motivo: '' },
  });
  function close() {
    form.clearErrors();
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }
  if (!isOpen) {
    return (
      <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
        Agregar un ajuste
      </Button>
    );
  }
  return (
    <Form
      className={styles.Form}
      aria-label="Agregar un ajuste"
      form={form}
      onSubmit={async ({ centavos, motivo }) => {
        if (!(await onAdjust(centavos, motivo))) return;
        form.reset();
        close();
      }}
    >
      <TextInput
        name="centavos"
        label="Monto"
        hint="Con «-» adelante si es menos."
        nullable={false}
        autoFocus
        maxLength={20}
      />
      <TextInput
        name="motivo"
        label="Motivo"
        hint="Queda en el cierre para siempre. No escribas nombres."
        error={error ?? undefined}
        nullable={false}
        maxLength={CLOSING_TEXT_MAX}
      />
      <Stack direction="row" gap={3} wrap align="start">
        <Button type="submit" loading={saving}>
          Guardar el ajuste
        </Button>
        <Button variant="secondary" onClick={close}>
          Cancelar
        </Button>
      </Stack>
    </Form>
  );
}
