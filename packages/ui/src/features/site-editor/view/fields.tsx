import { type FieldError, get, useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx';
import { DateField } from '../../../primitives/date-field/date-field.tsx';
import { FormField } from '../../../primitives/form-field/form-field.tsx';
import { Select } from '../../../primitives/select/select.tsx';
import { TextField } from '../../../primitives/text-field/text-field.tsx';
import { Textarea } from '../../../primitives/textarea/textarea.tsx';

interface FieldProps {
  /** Path of the value in the form: `datos.telefono`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shows `*`, and refuses an empty value; an optional one that is empty is null. @default false */
  readonly required?: boolean;
}

interface TextInputProps extends FieldProps {
  /** Longest text, in characters; counted below the field. */
  readonly max?: number;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'time';
  /** Lines of a text of several; a single line without it. */
  readonly rows?: number;
  readonly placeholder?: string;
}

/** The message of the error at a path. */
export function useErrorAt(name: string): string | undefined {
  const { formState } = useFormContext();
  const error = get(formState.errors, name) as (FieldError & { root?: FieldError }) | undefined;
  return error?.root?.message ?? error?.message;
}

const orNull = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? null : text);

/** A text of the document. */
export function TextInput({
  name,
  label,
  hint,
  max,
  type = 'text',
  rows,
  required = false,
  placeholder,
}: TextInputProps) {
  const { register } = useFormContext();
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? value.length : 0;
  const count = max === undefined ? '' : `${length} de ${max}`;
  const control = {
    ...register(name, required ? {} : { setValueAs: orNull }),
    maxLength: max,
    placeholder,
    autoComplete: 'off',
  };
  return (
    <FormField
      label={label}
      hint={[hint, count].filter(Boolean).join(' · ')}
      error={useErrorAt(name)}
      required={required}
    >
      {rows === undefined ? <TextField type={type} {...control} /> : <Textarea rows={rows} {...control} />}
    </FormField>
  );
}

/** A day of the document. @param min - first day that may be chosen, YYYY-MM-DD */
export function DateInput({ name, label, hint, required, min }: FieldProps & { readonly min?: string }) {
  const { register } = useFormContext();
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <DateField {...register(name)} {...(min === undefined ? {} : { min })} />
    </FormField>
  );
}

/** A number of the document; a comma is a decimal point too. */
export function NumberInput({ name, label, hint, required }: FieldProps) {
  const { register } = useFormContext();
  const setValueAs = (value: unknown) =>
    typeof value === 'string' ? (value.trim() === '' ? null : Number(value.replace(',', '.'))) : value;
  return (
    <FormField label={label} hint={hint} error={useErrorAt(name)} required={required}>
      <TextField inputMode="decimal" autoComplete="off" {...register(name, { setValueAs })} />
    </FormField>
  );
}

/** A choice of the document. */
export function SelectInput({
  name,
  label,
  hint,
  required,
  options,
  asNumber = false,
  onValueChange,
}: FieldProps & {
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Whether the value is a number; '' is null. */
  readonly asNumber?: boolean;
  /** Called with a value that was just chosen. */
  readonly onValueChange?: (value: string) => void;
}) {
  const { field } = useController({ name });
  const toValue = (text: string) => (asNumber ? (text === '' ? null : Number(text)) : text);
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
