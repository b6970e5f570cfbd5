import { type ComponentProps, useEffect, useId } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { useSingleSubmit } from '../../hooks/use-single-submit.ts';
import { Heading } from '../../primitives/heading/heading.tsx';

/** Props of {@link Form}. */
export interface FormProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit' | 'noValidate'> {
  /** Result of react-hook-form's `useForm`; its resolver has the contract's schema. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Sends valid values; a second submit is dropped until it resolves. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** Heading of level 2 that names the form; without one the form needs an `aria-label`. */
  readonly title?: string | undefined;
  /** The server's messages by the field's path; new ones are shown, and the first one's field is focused. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * A form of the fields of `form-fields`: validates on submit, focuses the first invalid field and sends once. Renders a
 * `<form>`.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, title, fieldErrors, children, ...rest } = props;
  const heading = useId();
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
      <form data-component="Form" aria-labelledby={title && heading} {...rest} noValidate onSubmit={submit}>
        {title && (
          <Heading level={2} size="lg" id={heading}>
            {title}
          </Heading>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
