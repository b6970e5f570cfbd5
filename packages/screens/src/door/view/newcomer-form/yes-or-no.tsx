import { alert, check, Glyph } from '@ministerio/ui/primitives/icon';
import { useId } from 'react';
import styles from './yes-or-no.module.css';

interface YesOrNoProps {
  /** null while neither is chosen. */
  readonly value: boolean | null;
  readonly error: string | undefined;
  readonly onChange: (value: boolean) => void;
}

/** A question with two answers, none of which is chosen for the person. */
export function YesOrNo({ value, error, onChange }: YesOrNoProps) {
  const id = useId();
  return (
    // A fieldset can be neither required nor invalid.
    <div
      role="radiogroup"
      className={styles.Root}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required="true"
      aria-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={styles.Label}>
        ¿Tienes menos de 18 años?
      </span>
      <div className={styles.Choices}>
        {[true, false].map((choice) => (
          <label key={String(choice)} className={styles.Choice} data-chosen={value === choice || undefined}>
            <input
              type="radio"
              name="menor"
              className={styles.Input}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {value === choice ? <Glyph path={check} /> : null}
            {choice ? 'Sí' : 'No'}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.Error}>
          <Glyph path={alert} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
