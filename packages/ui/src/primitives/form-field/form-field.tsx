import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { alert, Glyph } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './form-field.module.css';
import { FormFieldContext } from './form-field-context.ts';

export interface FormFieldProps extends ComponentProps<'div'> {
  /** The control's name. */
  label: ReactNode;
  /** Help text under the control. */
  hint?: ReactNode;
  /** Why the value is invalid; `undefined` or empty while it is valid. */
  error?: ReactNode;
  /** Marks the control as required; a form with its own validation has `noValidate`. @default false */
  required?: boolean | undefined;
  /** Keeps the label for screen readers only, where the context names the control. @default false */
  hideLabel?: boolean | undefined;
  /** The control's id, for references from outside; `id` is the field's own. */
  controlId?: string | undefined;
  /** One control: TextField, Textarea, Select, DateField, or any that calls `useFormFieldControl`. */
  children: ReactNode;
}

/**
 * Label, help and error of one control, tied to it by id. Renders a `<div>`; `[data-invalid]` while invalid. Help and
 * error are under the control, so that the controls of a row align. The error describes the control; the form moves the
 * focus to the first invalid one.
 */
export function FormField({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  controlId,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const [fault, reportFault] = useState<string>();
  const shownError = error || fault;
  const invalid = Boolean(shownError);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = invalid ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const control = useMemo(
    () => ({ id, describedBy, invalid, required, reportFault }),
    [id, describedBy, invalid, required],
  );
  const text = (
    <label htmlFor={id} className={styles.Label} data-part="label">
      {label}
    </label>
  );
  return (
    <div
      data-component="FormField"
      {...rest}
      data-invalid={invalid || undefined}
      className={cx(styles.FormField, className)}
    >
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <FormFieldContext.Provider value={control}>{children}</FormFieldContext.Provider>
      {hint && (
        <p id={hintId} className={styles.Hint} data-part="hint">
          {hint}
        </p>
      )}
      {invalid && (
        <p id={errorId} className={styles.Error} data-part="error">
          <Glyph path={alert} className={styles.ErrorIcon} />
          <span>{shownError}</span>
        </p>
      )}
    </div>
  );
}
