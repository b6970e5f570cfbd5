import {
  type DateRange,
  isDateRange,
  monthBefore,
  monthName,
  monthOf,
  RANGE_MAX_DAYS,
} from '@ministerio/contract/domain';
import { DateField } from '@ministerio/ui/primitives/date-field';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useState } from 'react';
import { Chip } from './chips.tsx';
import styles from './date-chooser.module.css';

interface RangeChooserProps {
  readonly range: DateRange;
  readonly onRangeChange: (range: DateRange) => void;
  readonly today: string;
}

const isSame = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;
const NOT_A_RANGE = `Elige dos fechas en orden, con hasta ${RANGE_MAX_DAYS} días entre ellas.`;

/** Chips of this month and the one before, and 'rango', which opens two date fields. */
export function RangeChooser({ range, onRangeChange, today }: RangeChooserProps) {
  const months = [monthOf(today), monthBefore(today)];
  const [isOpen, setOpen] = useState(() => !months.some((month) => isSame(month, range)));
  const [typed, setTyped] = useState<DateRange | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { from, to } = typed ?? range;
  const isWrong = typed !== null && (from === '' || to === '' || !isDateRange(typed));

  function choose(month: DateRange) {
    setOpen(false);
    setTyped(null);
    onRangeChange(month);
  }
  function type(next: DateRange) {
    setLeft(false);
    setTyped(next);
    if (next.from !== '' && next.to !== '' && isDateRange(next)) onRangeChange(next);
  }
  return (
    <>
      <fieldset className={styles.Chips}>
        <legend>
          <VisuallyHidden>Seleccionar Fecha</VisuallyHidden>
        </legend>
        {months.map((month) => (
          <Chip key={month.from} pressed={!isOpen && isSame(month, range)} onClick={() => choose(month)}>
            {monthName(month.from)}
          </Chip>
        ))}
        <Chip pressed={isOpen} onClick={() => setOpen(true)}>
          rango
        </Chip>
      </fieldset>
      {isOpen ? (
        <div className={styles.Range}>
          <FormField label="Desde">
            <DateField
              value={from}
              onChange={(event) => type({ from: event.currentTarget.value, to })}
              onBlur={() => setLeft(true)}
            />
          </FormField>
          <FormField label="Hasta" error={isWrong && isLeft ? NOT_A_RANGE : undefined}>
            <DateField
              value={to}
              onChange={(event) => type({ from, to: event.currentTarget.value })}
              onBlur={() => setLeft(true)}
            />
          </FormField>
        </div>
      ) : null}
    </>
  );
}
