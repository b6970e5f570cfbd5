import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { eye, eyeOff, Glyph } from '../../primitives/icon/index.ts';
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx';
import { passwordField as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** For password managers: the current password or a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A password with a button that reveals it, for a `FormField` like any control. Renders a `<span>` with an `<input>`
 * and a toggle, `data-revealed` while it is readable.
 */
export function PasswordField({ className, ...rest }: PasswordFieldProps) {
  const words = useWords(spanish);
  const [revealed, setRevealed] = useState(false);
  return (
    <span
      className={cx(styles.PasswordField, className)}
      data-component="PasswordField"
      data-revealed={revealed ? '' : undefined}
    >
      <TextField
        {...rest}
        type={revealed ? 'text' : 'password'}
        className={styles.Input}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {/* Its name holds none of the words of a field's label, so that a label still names one control alone. */}
      <button
        type="button"
        className={styles.Toggle}
        aria-pressed={revealed}
        aria-label={words.reveal}
        onClick={() => setRevealed((shown) => !shown)}
      >
        <Glyph path={revealed ? eyeOff : eye} />
      </button>
    </span>
  );
}
