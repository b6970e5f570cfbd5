import { useMedia } from '@ministerio/ui/hooks/use-media';
import { type KeyboardEvent, type Ref, useId } from 'react';
import styles from './number-field.module.css';

/** Large text on a phone: our keypad would be below the window, and is not shown (keypad.module.css). */
const NO_KEYPAD_ROOM = '(width < 20rem), (height < 20rem)';

interface NumberFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Our own keypad shows, so the phone's stays away. */
  readonly withKeypad: boolean;
  readonly invalid: boolean;
  /** Id of the sentence about the last mark. */
  readonly describedBy: string;
  readonly placeholder: string | undefined;
  /** Label of the switch to the other keyboard, `abc` or `123`. */
  readonly switchLabel: { readonly text: string; readonly name: string };
  readonly onSwitch: () => void;
}

/** The one field of the door. Its box keeps its place and its height in every state. */
export function NumberField({
  ref,
  value,
  onChange,
  onKeyDown,
  withKeypad,
  invalid,
  describedBy,
  placeholder,
  switchLabel,
  onSwitch,
}: NumberFieldProps) {
  const id = useId();
  const hasKeypadRoom = !useMedia(NO_KEYPAD_ROOM);
  return (
    <div className={styles.Root} data-invalid={invalid || undefined}>
      <div className={styles.Text}>
        <label htmlFor={id} className={styles.Label}>
          Número de Membresía
        </label>
        <input
          ref={ref}
          id={id}
          className={styles.Input}
          value={value}
          placeholder={placeholder}
          inputMode={withKeypad ? (hasKeypadRoom ? 'none' : 'numeric') : 'text'}
          enterKeyHint="send"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={64}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="button"
        className={styles.Switch}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onSwitch}
        aria-label={switchLabel.name}
      >
        {switchLabel.text}
      </button>
    </div>
  );
}
