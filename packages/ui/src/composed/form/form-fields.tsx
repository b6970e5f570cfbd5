import type { ReactNode } from 'react';
import { type FieldError, get, useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { DateField, type DateFieldProps } from '../../primitives/date-field/date-field.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx';

interface FieldProps {
  /** Path of the value in the form: `datos.telefono`. */
  readonly name: string;
  /** The control's name. */
  readonly label: ReactNode;
  /** Help text under the control. */
  readonly hint?: string | undefined;
  /** Marks the control as required. @default false */
  readonly required?: boolean;
  /** A fault of the whole that is said here, where the field has none of its own. */
  readonly error?: string | undefined;
}

type Controlled = 'name' | 'required' | 'value' | 'onChange' | 'onBlur' | 'ref';

/** Props of {@link TextInput}. */
export interface TextInputProps extends FieldProps, Omit<TextFieldProps, Controlled> {
  /** Longest text, in characters; counted below the field from 80 % on. `maxLength` limits it without counting. */
  readonly max?: number;
  /** Lines of a text of several; a single line without it. */
  readonly rows?: number;
  /** Keeps the label for screen readers only. @default false */
  readonly hideLabel?: boolean;
  /** Whether an empty text is null. @default true unless it is required */
  readonly nullable?: boolean;
}

/** The message of the error at a path. */
export function useErrorAt(name: string): string | undefined {
  const { formState } = useFormContext();
  const error = get(formState.errors, name) as (FieldError & { root?: FieldError }) | undefined;
  return error?.root?.message ?? error?.message;
}

const orNull = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? null : text);
const asNumber = (value: unknown) =>
  typeof value === 'string' ? (value.trim() === '' ? null : Number(value.replace(',', '.'))) : value;

/** '95 de 100' from 80 % of a text's longest length on, in characters; '' before. */
export const countWords = (length: number, max: number): string =>
  length < 0.8 * max ? '' : `${length} de ${max}`;

/** A text. */
export function TextInput({
  name,
  label,
  hint,
  max,
  rows,
  required = false,
  nullable = !required,
  error,
  hideLabel,
  ...rest
}: TextInputProps) {
  const { register } = useFormContext();
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? value.length : 0;
  const count = max === undefined ? '' : countWords(length, max);
  const control = {
    maxLength: max,
    autoComplete: 'off',
    ...register(name, nullable ? { setValueAs: orNull } : {}),
  };
  return (
    <FormField
      label={label}
      hint={[hint, count].filter(Boolean).join(' · ')}
      error={useErrorAt(name) ?? error}
      required={required}
      hideLabel={hideLabel}
    >
      {rows === undefined ? <TextField {...control} {...rest} /> : <Textarea rows={rows} {...control} />}
    </FormField>
  );
}

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps extends FieldProps, Omit<PasswordFieldProps, Controlled> {}

/** A password. */
export function PasswordInput({ name, label, hint, required, ...rest }: PasswordInputProps) {
  const { register } = useFormContext();
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <PasswordField {...rest} {...register(name)} />
    </FormField>
  );
}

/** Props of {@link DateInput}. */
export interface DateInputProps extends FieldProps, Pick<DateFieldProps, 'min' | 'max'> {}

/** A day, `YYYY-MM-DD`; '' for none. */
export function DateInput({ name, label, hint, required, ...limits }: DateInputProps) {
  const { register } = useFormContext();
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <DateField {...register(name)} {...limits} />
    </FormField>
  );
}

/** Props of {@link NumberInput}. */
export interface NumberInputProps extends FieldProps, Pick<TextFieldProps, 'inputMode' | 'maxLength'> {}

/** A number, null for none; a comma is a decimal point too. */
export function NumberInput({
  name,
  label,
  hint,
  required,
  inputMode = 'decimal',
  ...rest
}: NumberInputProps) {
  const { register } = useFormContext();
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <TextField
        inputMode={inputMode}
        autoComplete="off"
        {...rest}
        {...register(name, { setValueAs: asNumber })}
      />
    </FormField>
  );
}

/** Props of {@link SelectInput}. */
export interface SelectInputProps extends FieldProps {
  /** The choices with their labels. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Whether the value is a number; '' is null. @default false */
  readonly asNumber?: boolean;
  /** Whether '' is null. @default false */
  readonly nullable?: boolean;
  /** Called with a value that was just chosen. */
  readonly onValueChange?: (value: string) => void;
}

/** A choice. */
export function SelectInput({
  name,
  label,
  hint,
  required,
  options,
  onValueChange,
  ...kind
}: SelectInputProps) {
  const { field } = useController({ name });
  const toValue = (text: string) => (kind.asNumber ? asNumber(text) : kind.nullable ? orNull(text) : text);
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <Select
        ref={field.ref}
        // Controlled: options that are loaded later must not change what is chosen.
        value={String(field.value ?? '')}
        onBlur={field.onBlur}
        onChange={(event) => {
          field.onChange(toValue(event.currentTarget.value));
          onValueChange?.(event.currentTarget.value);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

/** Yes or no. */
export function CheckInput({ name, label }: FieldProps) {
  const { register } = useFormContext();
  return <Checkbox label={label} {...register(name)} />;
}
