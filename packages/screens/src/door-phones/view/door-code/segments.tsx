import { type ReactNode, useId } from 'react';
import styles from './door-code.module.css';

export interface SegmentsProps<Value extends string> {
  /** The question. */
  readonly legend: string;
  /** The chosen one. */
  readonly value: Value;
  /** Options to choose from. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Meaning of the chosen option. */
  readonly hint?: ReactNode;
  /** Called with another choice. */
  readonly onValueChange: (value: Value) => void;
}

/** One of two or three choices, side by side. Renders a `<fieldset>` of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, value: chosen, options, hint, onValueChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.Group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={styles.Legend}>{legend}</legend>
      <div className={styles.Segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.Segment} data-chosen={value === chosen || undefined}>
            <input
              type="radio"
              name={id}
              className={styles.Input}
              checked={value === chosen}
              onChange={() => onValueChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
