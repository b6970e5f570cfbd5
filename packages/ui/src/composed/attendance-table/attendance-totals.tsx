import type { Attendance } from '@ministerio/contract';
import { formatAmount, groupThousands } from '@ministerio/contract/domain';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './attendance-totals.module.css';
import { totalsOf } from './totals.ts';

interface AttendanceTotalsProps {
  readonly records: readonly Attendance[];
  readonly currency: string;
}

/** Totals of the shown attendance: people, marks, contributions, in one line. */
export function AttendanceTotals({ records, currency }: AttendanceTotalsProps) {
  const totals = useMemo(() => totalsOf(records, currency), [records, currency]);
  return (
    <dl className={styles.Root} aria-label="Totales" data-component="AttendanceTotals">
      <Total value={groupThousands(totals.people)} name={totals.people === 1 ? 'persona' : 'personas'} />
      {totals.marks === totals.people ? null : (
        <Total
          value={groupThousands(totals.marks)}
          name={totals.marks === 1 ? 'asistencia' : 'asistencias'}
        />
      )}
      <Total value={formatAmount(totals.cents, currency)} name="aportes" nameHidden />
      {totals.withoutAmount > 0 ? <Total value={String(totals.withoutAmount)} name="sin monto" /> : null}
    </dl>
  );
}

interface TotalProps {
  readonly value: string;
  readonly name: string;
  /** The value says by itself what it is. */
  readonly nameHidden?: boolean;
}

/** Shows the number before its name, as on a counter; the elements keep the order of a `<dl>`. */
function Total({ value, name, nameHidden = false }: TotalProps) {
  return (
    <div className={styles.Total}>
      <dt className={styles.Name}>{nameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
      <dd className={styles.Value}>{value}</dd>
    </div>
  );
}
