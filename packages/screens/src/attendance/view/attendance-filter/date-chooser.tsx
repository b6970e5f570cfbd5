import { type DateRange, dayWords, monthOf, rangeWords } from '@ministerio/contract/domain';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useId } from 'react';
import styles from './date-chooser.module.css';
import { DayChooser } from './day-chooser.tsx';
import { RangeChooser } from './range-chooser.tsx';

export interface DateChooserProps {
  /** Selected day, YYYY-MM-DD; '' for every day. */
  readonly date: string;
  /** Called with the selected day, YYYY-MM-DD, or '' for every day. */
  readonly onDateChange: (date: string) => void;
  /** Today in the church's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** The last days with marks, YYYY-MM-DD, newest first; undefined until they are known. */
  readonly days: readonly string[] | undefined;
  /** The range that is shown in place of the day; null while a day is. @default null */
  readonly range?: DateRange | null | undefined;
  /** Called with the range, or null for days. Without it only days can be chosen. */
  readonly onRangeChange?: ((range: DateRange | null) => void) | undefined;
}

/** 'Seleccionar Fecha': the chosen days in words, 'Día' or 'Mes', and the chips of what there is to choose. */
export function DateChooser({
  date,
  onDateChange,
  today,
  days,
  range = null,
  onRangeChange,
}: DateChooserProps) {
  const id = useId();
  return (
    <div className={styles.Root}>
      <div className={styles.Head}>
        {range === null ? (
          <label className={styles.Label} htmlFor={id}>
            Seleccionar Fecha
          </label>
        ) : (
          <span className={styles.Label}>Seleccionar Fecha</span>
        )}
        <p className={styles.Words}>{wordsOf(range ?? date, today)}</p>
      </div>
      {onRangeChange ? (
        <fieldset className={styles.Modes}>
          <legend>
            <VisuallyHidden>Ver por</VisuallyHidden>
          </legend>
          <button
            type="button"
            className={styles.Mode}
            aria-pressed={range === null}
            onClick={() => onRangeChange(null)}
          >
            Día
          </button>
          <button
            type="button"
            className={styles.Mode}
            aria-pressed={range !== null}
            onClick={() => onRangeChange(range ?? monthOf(date || today))}
          >
            Mes
          </button>
        </fieldset>
      ) : null}
      {range !== null && onRangeChange ? (
        <RangeChooser range={range} onRangeChange={onRangeChange} today={today} />
      ) : (
        <DayChooser fieldId={id} date={date} onDateChange={onDateChange} today={today} days={days} />
      )}
    </div>
  );
}

function wordsOf(days: string | DateRange, today: string): string {
  if (typeof days === 'object') return rangeWords(days);
  return days === '' ? 'todas las fechas' : dayWords(days, today);
}
