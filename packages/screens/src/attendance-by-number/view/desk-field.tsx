import { useMergedRef } from '@ministerio/ui/hooks/use-merged-ref';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './desk-field.module.css';

interface DeskFieldProps extends Omit<ComponentProps<typeof TextField>, 'size' | 'inputMode'> {
  /** The church's numbers are digits: a phone offers those first, and 'abc' brings its letters. */
  readonly digitsOnly: boolean;
  /** Rises with each person: the next one's number is digits again. */
  readonly round: number;
}

/** The field of the desk, with a key for the other keyboard on phones. */
export function DeskField({ digitsOnly, round, className, ref, ...rest }: DeskFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [letters, setLetters] = useState(false);
  const isFirst = useRef(true);
  const [seenRound, setSeenRound] = useState(round);
  if (seenRound !== round) {
    setSeenRound(round);
    setLetters(false);
  }
  // A phone looks at the mode when the field gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the keyboard is to change
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      input.current?.blur();
      input.current?.focus();
    }
  }, [letters]);

  return (
    <FormField label="Número de Membresía">
      <div className={styles.Box} data-keys={digitsOnly || undefined}>
        <TextField
          {...rest}
          ref={useMergedRef(input, ref)}
          className={cx(styles.Number, className)}
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          inputMode={digitsOnly && !letters ? 'numeric' : undefined}
        />
        {digitsOnly ? (
          <button
            type="button"
            className={styles.Keys}
            aria-label={letters ? '123: teclado de cifras' : 'abc: teclado de letras'}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setLetters(!letters)}
          >
            {letters ? '123' : 'abc'}
          </button>
        ) : null}
      </div>
    </FormField>
  );
}
