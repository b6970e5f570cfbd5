import { type ComponentProps, useEffect } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { useSingleSubmit } from '../../internal/forms/use-single-submit.ts';

/** Props of {@link Form}. */
export interface FormProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Result of react-hook-form's `useForm`; its resolver has the contract's schema. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Sends valid values; a second submit is dropped until it resolves. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** The server's messages by the field's path; new ones are shown, and the first one's field is focused. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * A form of the fields of `form-fields`: validates on submit, focuses the first invalid field and sends once. Renders a
 * `<form>`.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, fieldErrors, ...rest } = props;
  const { setError, setFocus } = form;
  const submit = useSingleSubmit(
    form.handleSubmit(async (values) => {
      await onSubmit(values);
    }),
  );
  useEffect(() => {
    const faults = Object.entries(fieldErrors ?? {}) as [Path<Values>, string][];
    for (const [path, message] of faults) setError(path, { type: 'server', message });
    if (faults[0]) setFocus(faults[0][0]);
  }, [fieldErrors, setError, setFocus]);
  return (
    <FormProvider {...form}>
      <form data-component="Form" {...rest} noValidate onSubmit={submit} />
    </FormProvider>
  );
}
