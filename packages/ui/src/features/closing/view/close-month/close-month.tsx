import type { closeMonth, OpenMonth } from '@ministerio/contract';
import {
  CLOSING_TEXT_MAX,
  daysOfMonth,
  groupThousands,
  monthAndYear,
  monthName,
} from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { PasswordField } from '../../../../composed/password-field/password-field.tsx';
import { ministryTable } from '../../../../internal/closing-report.ts';
import { useSingleSubmit } from '../../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { Notice } from '../../../../primitives/notice/notice.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import { Difference } from '../difference.tsx';
import { MonthTables } from '../month-tables.tsx';
import styles from './close-month.module.css';
import { MoneyCount } from './money-count.tsx';
import { pilesOf, type TypedCounts, worthOf } from './piles.ts';

/** What is sent to close a month. */
export type NewClosing = z.input<typeof closeMonth.body>;

export interface CloseMonthProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The month, with what is recorded of it. */
  readonly month: OpenMonth;
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** What is typed of each note and coin, by its worth in cents. */
  readonly counts: TypedCounts;
  /** Called with what is typed. */
  readonly onCountsChange: (counts: TypedCounts) => void;
  /** Closes the month; resolves to whether it is closed. */
  readonly onClose: (closing: NewClosing) => Promise<boolean>;
  /** Whether it is being closed. @default false */
  readonly saving?: boolean;
  /** Why it could not be closed. */
  readonly error?: string | null;
  /** What is wrong about the second person. */
  readonly witnessError?: string | undefined;
}

/**
 * Counts the money of a month and closes it: what is recorded, the notes and coins, the difference, and a second person who
 * types their own password. Renders a `<form>`.
 */
export function CloseMonth(props: CloseMonthProps) {
  const { month, currency, counts, onCountsChange, onClose, saving = false, error = null, ...others } = props;
  const { witnessError, className, ...rest } = others;
  const [note, setNote] = useState('');
  const [witness, setWitness] = useState({ usuario: '', clave: '' });
  const [isRefused, setRefused] = useState(false);
  const piles = pilesOf(counts);
  const name = monthName(daysOfMonth(month.mes).from);
  const isAlone = witness.usuario.trim() === '' && witness.clave === '';
  const isHalf = !isAlone && (witness.usuario.trim() === '' || witness.clave === '');
  const onSubmit = useSingleSubmit(async ({ currentTarget: form }) => {
    flushSync(() => setRefused(piles === null || isHalf));
    if (piles === null || isHalf) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { mes, registrado } = month;
    await onClose({
      mes,
      registrado,
      conteo: piles,
      ...(note.trim() === '' ? {} : { nota: note.trim() }),
      ...(isAlone ? {} : { testigo: witness }),
    });
  });
  return (
    <form
      aria-label={`Cerrar ${name}`}
      noValidate
      {...rest}
      onSubmit={onSubmit}
      className={cx(styles.Root, className)}
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
      <MoneyCount
        currency={currency}
        counts={counts}
        onCountsChange={(next) => {
          setRefused(false);
          onCountsChange(next);
        }}
        refused={isRefused}
      />
      <Difference recorded={month.registrado} counted={worthOf(piles ?? [])} currency={currency} />
      <FormField
        label="Nota (opcional)"
        hint="Por ejemplo, de dónde viene la diferencia. No escribas nombres."
      >
        <TextField
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={CLOSING_TEXT_MAX}
          autoComplete="off"
        />
      </FormField>
      <fieldset className={styles.Witness}>
        <legend>Segunda persona</legend>
        <p className={styles.Hint}>
          Quien contó contigo escribe aquí su usuario y su propia contraseña. Sin ella, el cierre dice «una
          sola persona».
        </p>
        <div className={styles.Fields}>
          <FormField
            label="Su usuario"
            error={isRefused && isHalf && witness.usuario.trim() === '' ? 'Escribe su usuario' : witnessError}
          >
            <TextField
              value={witness.usuario}
              onChange={(event) => setWitness({ ...witness, usuario: event.currentTarget.value })}
              autoComplete="off"
              autoCapitalize="none"
            />
          </FormField>
          <FormField
            label="Su contraseña"
            error={isRefused && isHalf && witness.clave === '' ? 'Falta su contraseña' : undefined}
          >
            <PasswordField
              value={witness.clave}
              onChange={(event) => setWitness({ ...witness, clave: event.currentTarget.value })}
              autoComplete="new-password"
            />
          </FormField>
        </div>
      </fieldset>
      {error === null ? null : <Notice tone="danger">{error}</Notice>}
      <p className={styles.Hint}>
        Un mes cerrado no se abre ni se borra. Lo que se corrija después queda como ajuste, con su motivo.
      </p>
      <Button type="submit" loading={saving} className={styles.Submit}>
        Cerrar {name}
      </Button>
    </form>
  );
}
