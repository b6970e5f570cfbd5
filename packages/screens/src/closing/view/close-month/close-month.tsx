import { zodResolver } from '@hookform/resolvers/zod';
import type { closeMonth, OpenMonth } from '@ministerio/contract';
import {
  CLOSING_TEXT_MAX,
  daysOfMonth,
  formatAmount,
  groupThousands,
  monthAndYear,
  monthName,
} from '@ministerio/contract/domain';
import { Form, PasswordInput, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Notice } from '@ministerio/ui/primitives/notice';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ministryTable } from '../../../kit/closing-report.ts';
import { Difference } from '../difference.tsx';
import { MonthTables } from '../month-tables.tsx';
import styles from './close-month.module.css';
import { denominationsOf, isCountOrNone, pilesOf, type TypedCounts, typedOf, worthOf } from './piles.ts';

/** Body of the call that closes a month. */
export type NewClosing = z.input<typeof closeMonth.body>;

export interface CloseMonthProps {
  /** The month, with what is recorded of it. */
  readonly month: OpenMonth;
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** Initial count of each note and coin, by its worth in cents. */
  readonly counts: TypedCounts;
  /** Called with what is typed. */
  readonly onCountsChange: (counts: TypedCounts) => void;
  /** Closes the month; resolves to whether it is closed. */
  readonly onClose: (closing: NewClosing) => Promise<boolean>;
  /** Whether it is being closed. @default false */
  readonly saving?: boolean;
  /** Why it could not be closed. */
  readonly error?: string | null;
  /** Fault of the second person. */
  readonly witnessError?: string | undefined;
}

const resolver = zodResolver(
  z.object({
    cuentas: z.record(z.string(), z.string().check(z.refine(isCountOrNone, 'Escribe un número'))),
    nota: z.string().check(z.trim()),
    testigo: z.object({ usuario: z.string().check(z.trim()), clave: z.string() }).check(
      z.refine(({ usuario, clave }) => usuario !== '' || clave === '', {
        path: ['usuario'],
        error: 'Escribe su usuario',
      }),
      z.refine(({ usuario, clave }) => clave !== '' || usuario === '', {
        path: ['clave'],
        error: 'Falta su contraseña',
      }),
    ),
  }),
);

/**
 * Counts the money of a month and closes it: what is recorded, the notes and coins, the difference, and a second person who
 * types their own password. Renders a `<form>`.
 */
export function CloseMonth(props: CloseMonthProps) {
  const { month, currency, counts, onCountsChange, onClose, saving = false, error = null, ...others } = props;
  const { witnessError } = others;
  const form = useForm({
    resolver,
    defaultValues: { cuentas: { ...counts }, nota: '', testigo: { usuario: '', clave: '' } },
  });
  const typed = useWatch({ control: form.control, name: 'cuentas' });
  const name = monthName(daysOfMonth(month.mes).from);
  return (
    <Form
      aria-label={`Cerrar ${name}`}
      form={form}
      onSubmit={({ cuentas, nota, testigo }) =>
        onClose({
          mes: month.mes,
          registrado: month.registrado,
          conteo: pilesOf(cuentas) ?? [],
          ...(nota !== '' && { nota }),
          ...(testigo.clave !== '' && { testigo }),
        })
      }
      className={styles.Root}
      data-component="CloseMonth"
    >
      <Heading level={2} size="lg">
        Cerrar {monthAndYear(month.mes)}
      </Heading>
      <p className={styles.Recorded}>
        <strong>{groupThousands(month.asistencias)}</strong>{' '}
        {month.asistencias === 1 ? 'asistencia' : 'asistencias'}
        {month.sinMonto > 0 ? ` · ${groupThousands(month.sinMonto)} sin monto` : ''}
      </p>
      <MonthTables titleLevel={3} tables={{ 'Por ministerio': ministryTable(month, currency) }} />
      <fieldset className={styles.Money} onChange={() => onCountsChange(typedOf(form.getValues('cuentas')))}>
        <legend>¿Cuántos hay de cada uno?</legend>
        <div className={styles.Piles}>
          {denominationsOf(currency).map((worth) => (
            <TextInput
              key={worth}
              name={`cuentas.${worth}`}
              label={formatAmount(worth, currency)}
              nullable={false}
              inputMode="numeric"
              maxLength={5}
            />
          ))}
        </div>
      </fieldset>
      <Difference recorded={month.registrado} counted={worthOf(pilesOf(typed) ?? [])} currency={currency} />
      <TextInput
        name="nota"
        label="Nota (opcional)"
        hint="Por ejemplo, de dónde viene la diferencia. No escribas nombres."
        nullable={false}
        maxLength={CLOSING_TEXT_MAX}
      />
      <fieldset className={styles.Witness} onChange={() => form.clearErrors('testigo')}>
        <legend>Segunda persona</legend>
        <p className={styles.Hint}>
          Quien contó contigo escribe aquí su usuario y su propia contraseña. Sin ella, el cierre dice «una
          sola persona».
        </p>
        <div className={styles.Fields}>
          <TextInput
            name="testigo.usuario"
            label="Su usuario"
            error={witnessError}
            nullable={false}
            autoCapitalize="none"
          />
          <PasswordInput name="testigo.clave" label="Su contraseña" autoComplete="new-password" />
        </div>
      </fieldset>
      {error === null ? null : <Notice tone="danger">{error}</Notice>}
      <p className={styles.Hint}>
        Un mes cerrado no se abre ni se borra. Lo que se corrija después queda como ajuste, con su motivo.
      </p>
      <Button type="submit" loading={saving} className={styles.Submit}>
        Cerrar {name}
      </Button>
    </Form>
  );
}
