import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Why a form's request failed, in the user's words. */
export interface FormFailure {
  /** Message for the whole form; absent where a toast or the fields have it. */
  readonly message?: string;
  /** Messages of invalid fields, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Sets a failed request's messages as errors of the form and of its fields, and focuses the first invalid field.
 * @param names - the form's own fields, in their order; messages for other names are left out.
 * @param focus - react-hook-form's options of `setFocus`.
 */
export function showFailure<Values extends FieldValues>(
  { message, fields = {} }: FormFailure,
  { setError, setFocus }: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  names: readonly Path<Values>[],
  focus?: { readonly shouldSelect: boolean },
): void {
  if (message) setError('root', { type: 'server', message });
  const wrong = names.filter((name) => fields[name] !== undefined);
  for (const name of wrong) setError(name, { type: 'server', message: fields[name] ?? '' });
  if (wrong[0]) setFocus(wrong[0], focus);
}
