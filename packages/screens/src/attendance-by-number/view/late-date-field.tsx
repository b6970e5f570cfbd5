import { formatDate, type LateDates, weekdayName, weekdayOf } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { DateField } from '@ministerio/ui/primitives/date-field';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import type { KeyboardEvent, Ref } from 'react';
import styles from './late-date-field.module.css';
import type { LateDate } from './use-late-date.ts';

interface LateDateFieldProps {
  readonly late: LateDate;
  readonly dates: LateDates;
  /** Back to marking for today. */
  readonly onStop: () => void;
  /** The day is entered: on to the numbers. */
  readonly onNext: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

const OUT_OF_BOUNDS = 'Elige una fecha anterior a hoy, de hasta un año atrás.';

/** The day of a paper list, with a warning that marks are not for today. */
export function LateDateField({ late, dates, onStop, onNext, ref }: LateDateFieldProps) {
  const { typed, chosen } = late;

  function nextOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The number comes next; there is nothing to submit yet.
    event.preventDefault();
    if (chosen === null) late.validate();
    else onNext();
  }

  return (
    <div className={styles.Root}>
      <div role="status">
        {chosen === null ? null : (
          <Notice tone="warning" title={`Marcando para el ${formatDate(chosen)}`}>
            Es {weekdayName(weekdayOf(chosen))}. Cada número queda en esa fecha, no en la de hoy.
          </Notice>
        )}
      </div>
      <Stack gap={2}>
        <FormField
          label="Fecha de la lista"
          error={late.validated && chosen === null ? OUT_OF_BOUNDS : undefined}
        >
          <DateField
            ref={ref}
            value={typed}
            min={dates.first}
            max={dates.last}
            onChange={(event) => late.type(event.currentTarget.value)}
            onKeyDown={nextOnEnter}
            onBlur={() => {
              if (typed !== '') late.validate();
            }}
          />
        </FormField>
        <Button variant="secondary" size="sm" className={styles.Today} onClick={onStop}>
          Volver a hoy
        </Button>
      </Stack>
    </div>
  );
}
