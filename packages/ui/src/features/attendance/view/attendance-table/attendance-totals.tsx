import type { Attendance } from '@ministerio/contract';
import { formatAmount } from '@ministerio/contract/domain';
import { useMemo } from 'react';
import styles from './attendance-totals.module.css';
import { totalsOf } from './totals.ts';

interface AttendanceTotalsProps {
  readonly records: readonly Attendance[];
  readonly currency: string;
}

/** Totals of the shown attendance: people, marks, contributions; and what a doubted position means. */
export function AttendanceTotals({ records, currency }: AttendanceTotalsProps) {
  const totals = useMemo(() => totalsOf(records, currency), [records, currency]);
  const isAnyDoubted = records.some(({ ubicacionDudosa }) => ubicacionDudosa !== undefined);
  return (
    <>
      <dl className={styles.Root} aria-label="Totales" data-component="AttendanceTotals">
        <Total value={String(totals.people)} name={totals.people === 1 ? 'persona' : 'personas'} />
        {totals.marks === totals.people ? null : (
          <Total value={String(totals.marks)} name={totals.marks === 1 ? 'asistencia' : 'asistencias'} />
        )}
        <Total value={formatAmount(totals.cents, currency)} name="aportes" />
        {totals.withoutAmount > 0 ? <Total value={String(totals.withoutAmount)} name="sin monto" /> : null}
      </dl>
      {isAnyDoubted ? (
        <p className={styles.Hint}>
          Una ubicación señalada puede no venir del teléfono de la persona. La asistencia vale; pregúntale
          cómo la marcó.
        </p>
      ) : null}
    </>
  );
}

/** Shows the number before its name, as on a counter; the elements keep the order of a `<dl>`. */
function Total({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className={styles.Total}>
      <dt className={styles.TotalName}>{name}</dt>
      <dd className={styles.Value}>{value}</dd>
    </div>
  );
}
