import { formatAmount } from '@ministerio/contract/domain';
import { differenceOf } from '../../kit/closing-report.ts';
import styles from './difference.module.css';

interface DifferenceProps {
  /** Cents. */
  readonly recorded: number;
  readonly counted: number;
  readonly currency: string;
}

/** Recorded and counted sums, and their difference. */
export function Difference({ recorded, counted, currency }: DifferenceProps) {
  const [name, amount] = differenceOf({ recorded, counted }, currency);
  return (
    <dl className={styles.Root} aria-label="Registrado y contado">
      <div>
        <dt>Registrado</dt>
        <dd>{formatAmount(recorded, currency)}</dd>
      </div>
      <div>
        <dt>Contado</dt>
        <dd>{formatAmount(counted, currency)}</dd>
      </div>
      <div data-differs={counted !== recorded || undefined}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    </dl>
  );
}
