import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type FocusEvent, useContext, useState } from 'react';
import { type ControlSize, controlLook } from '../../internal/control-look.ts';
import { dateField as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { FormFieldContext, useFormFieldControl } from '../form-field/form-field-context.ts';
import styles from './date-field.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Height of the field: 'lg' for the screen's main field. @default 'md' */
  size?: ControlSize | undefined;
}

const spoken = (day: string) => day.split('-').toReversed().join('-');

/** Advice about a day outside of the limits; undefined where it is inside. */
function faultOf({ validity, min, max }: HTMLInputElement, words: typeof spanish): string | undefined {
  if (!validity.rangeUnderflow && !validity.rangeOverflow) return undefined;
  if (min && max) return words.between(spoken(min), spoken(max));
  return min ? words.from(spoken(min)) : words.until(spoken(max));
}

/**
 * One day. Renders `<input type="date">`: its value, `min` and `max` are YYYY-MM-DD, empty while none is chosen. A day
 * typed outside of `min` and `max` is invalid once the field is left; the `FormField` around it says which days are not.
 */
export function DateField({ size = 'md', className, onBlur, onChange, ...rest }: DateFieldProps) {
  const [isOutside, setOutside] = useState(false);
  const field = useContext(FormFieldContext);
  const words = useWords(spanish);
  function show(fault: string | undefined) {
    setOutside(fault !== undefined);
    field?.reportFault(fault);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    show(faultOf(event.currentTarget, words));
    onBlur?.(event);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // While a year is typed its first digits are a year too, so that a fault is only taken away here.
    if (!faultOf(event.currentTarget, words)) show(undefined);
    onChange?.(event);
  }
  const control = useFormFieldControl({
    ...rest,
    'aria-invalid': rest['aria-invalid'] ?? (isOutside || undefined),
  });
  return (
    <input
      data-component="DateField"
      {...control}
      type="date"
      onBlur={handleBlur}
      onChange={handleChange}
      className={cx(controlLook({ size }), styles.DateField, className)}
    />
  );
}
