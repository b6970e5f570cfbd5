import { createContext, useContext } from 'react';

/** Attributes that a field passes to its control. */
export interface FormFieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Shows what the control itself finds wrong with its value, after the form's own `error`; `undefined` for nothing. */
  reportFault: (fault: string | undefined) => void;
}

export const FormFieldContext = createContext<FormFieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Completes the props of a form control with those of the `FormField` around it: id, describing hint and
 * error, invalid, required. Outside a field the props stay as they are.
 * @param props - the control's own props, which win; descriptions add up.
 */
export function useFormFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FormFieldContext);
  if (!field) return props;
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.id,
    required: props.required ?? field.required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  };
}
