import { formatAmount } from '@ministerio/contract/domain';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import styles from './close-month.module.css';
import { denominationsOf, isCount, type TypedCounts } from './piles.ts';

interface MoneyCountProps {
  readonly currency: string;
  readonly counts: TypedCounts;
  readonly onCountsChange: (counts: TypedCounts) => void;
  /** Whether what is no number is pointed out. */
  readonly refused: boolean;
}

/** How many there are of each note and coin. */
export function MoneyCount({ currency, counts, onCountsChange, refused }: MoneyCountProps) {
  return (
    <fieldset className={styles.Money}>
      <legend>¿Cuántos hay de cada uno?</legend>
      <div className={styles.Piles}>
        {denominationsOf(currency).map((worth) => {
          const text = counts[worth] ?? '';
          const isWrong = refused && text.trim() !== '' && !isCount(text);
          return (
            <FormField
              key={worth}
              label={formatAmount(worth, currency)}
              error={isWrong ? 'Escribe un número' : undefined}
            >
              <TextField
                value={text}
                onChange={(event) => onCountsChange({ ...counts, [worth]: event.currentTarget.value })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
              />
            </FormField>
          );
        })}
      </div>
    </fieldset>
  );
}
