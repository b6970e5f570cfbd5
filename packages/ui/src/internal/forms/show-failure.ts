import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FormFailure } from './form-failure.ts';

/**
 * Sets a failed request's messages as errors of the form and of its fields.
 * @param failure - the messages.
 * @param setError - react-hook-form's.
 * @param known - the form's own fields, in their order; messages for other names are left out.
 * @returns the first invalid field, which should get the focus, or undefined where none of them is known.
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
