import { formatAmount } from '@ministerio/contract/domain';
import styles from './difference.module.css';

interface DifferenceProps {
  /** Cents. */
  readonly recorded: number;
  readonly counted: number;
  readonly currency: string;
}

/** What was recorded and counted, and how they differ, in words and not by a sign alone. */
export function Difference({ recorded, counted, currency }: DifferenceProps) {
  const difference = counted - recorded;
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
      <div data-even={difference === 0 || undefined}>
        <dt>{difference === 0 ? 'Diferencia' : difference > 0 ? 'Sobra' : 'Falta'}</dt>
        <dd>{difference === 0 ? 'ninguna' : formatAmount(Math.abs(difference), currency)}</dd>
      </div>
    </dl>
  );
}
