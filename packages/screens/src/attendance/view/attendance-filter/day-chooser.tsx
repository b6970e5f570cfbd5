import { shortDay } from '@ministerio/contract/domain';
import { DateField } from '@ministerio/ui/primitives/date-field';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Chip, ChipPlace } from './chips.tsx';
import styles from './date-chooser.module.css';

/** So many days have a chip; phones show one less. */
const CHIPS = 3;

interface DayChooserProps {
  /** Id of the date field, for its label. */
  readonly fieldId: string;
  readonly date: string;
  readonly onDateChange: (date: string) => void;
  readonly today: string;
  readonly days: readonly string[] | undefined;
}

/** Chips of the last days with marks, 'hoy' and 'otra fecha', and the date field. */
export function DayChooser({ fieldId, date, onDateChange, today, days }: DayChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const offered = days?.slice(0, CHIPS).toReversed();
  const oldest = offered?.length === CHIPS ? offered[0] : undefined;
  const isOther = date !== '' && date !== today && offered?.includes(date) === false;

  function choose(chosen: string) {
    setOpen(false);
    onDateChange(chosen);
  }
  function openField() {
    flushSync(() => setOpen(true));
    openPicker(field);
  }
  return (
    <>
      <fieldset className={styles.Chips}>
        <legend>
          <VisuallyHidden>Seleccionar Fecha</VisuallyHidden>
        </legend>
        {offered?.map((day) => (
          <Chip
            key={day}
            className={day === oldest ? styles.Oldest : undefined}
            pressed={day === date}
            onClick={() => choose(day)}
          >
            {shortDay(day)}
          </Chip>
        )) ??
          [1, 2, 3].map((place) => (
            <ChipPlace key={place} className={place === 1 ? styles.Oldest : undefined} />
          ))}
        <Chip pressed={date === today} onClick={() => choose(today)}>
          hoy
        </Chip>
        <Chip className={styles.Other} pressed={isOther} onClick={openField}>
          otra fecha
        </Chip>
      </fieldset>
      <div className={styles.Field} data-open={isOther || isOpen || undefined}>
        <DateField
          ref={field}
          id={fieldId}
          value={date}
          onChange={(event) => onDateChange(event.currentTarget.value)}
        />
        <Chip pressed={date === ''} onClick={() => onDateChange('')}>
          Todas las fechas
        </Chip>
      </div>
    </>
  );
}

/** Opens the browser's calendar, where it has one that a page may open. */
function openPicker({ current }: RefObject<HTMLInputElement | null>) {
  current?.focus();
  try {
    current?.showPicker();
  } catch {
    // A frame of another origin may not; the field has the focus.
  }
}
