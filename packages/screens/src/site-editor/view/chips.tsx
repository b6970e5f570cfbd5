import { useId } from 'react';
import styles from './chips.module.css';

interface ChipsProps<Value extends string | number> {
  /** The question. */
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly error?: string | undefined;
}

/** One of a few choices, all of them visible. Renders a `<fieldset>` of radio buttons. */
export function ChoiceChips<Value extends string | number>({
  value: chosen,
  onValueChange,
  ...rest
}: ChipsProps<Value> & {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}) {
  return <Chips type="radio" isChosen={(value) => value === chosen} onPress={onValueChange} {...rest} />;
}

/** Any of a few choices. Renders a `<fieldset>` of checkboxes. */
export function ManyChips<Value extends string | number>({
  values,
  onValuesChange,
  ...rest
}: ChipsProps<Value> & {
  readonly values: readonly Value[];
  readonly onValuesChange: (values: Value[]) => void;
}) {
  const toggle = (value: Value) =>
    onValuesChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return <Chips type="checkbox" isChosen={(value) => values.includes(value)} onPress={toggle} {...rest} />;
}

interface AnyChipsProps<Value extends string | number> extends ChipsProps<Value> {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
  readonly onPress: (value: Value) => void;
}

function Chips<Value extends string | number>({
  legend,
  options,
  error,
  type,
  isChosen,
  onPress,
}: AnyChipsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.Chips} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.Legend}>{legend}</legend>
      <div className={styles.Row}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.Chip} data-chosen={isChosen(value) || undefined}>
            <input
              type={type}
              name={id}
              className={styles.Input}
              checked={isChosen(value)}
              aria-invalid={error ? true : undefined}
              onChange={() => onPress(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.Error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
