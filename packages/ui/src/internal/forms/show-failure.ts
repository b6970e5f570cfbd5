import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FormFailure } from './form-failure.ts';

/**
 * Puts a failed call's words where they belong: the sentence on the form, each field's on its field.
 * @param failure - what went wrong.
 * @param setError - react-hook-form's.
 * @param known - the form's own fields, in their order; sentences for other names are left out.
 * @returns the first wrong field, where the focus should go, or undefined when none of them is known.
 */
export function showFailure<Values extends FieldValues>(
  failure: FormFailure,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): Path<Values> | undefined {
  if (failure.message) setError('root', { type: 'server', message: failure.message });
  const wrong = known.filter((name) => failure.fields?.[name] !== undefined);
  for (const name of wrong) setError(name, { type: 'server', message: failure.fields?.[name] ?? '' });
  return wrong[0];
}
