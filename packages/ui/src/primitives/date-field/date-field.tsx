import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type ControlSize, controlLook } from '../../internal/control-look.ts';
import { useFormFieldControl } from '../form-field/form-field-context.ts';
import styles from './date-field.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Height of the field: 'lg' for the screen's main field. @default 'md' */
  size?: ControlSize | undefined;
}

/** One day. Renders `<input type="date">`: its value, `min` and `max` are YYYY-MM-DD, empty while none is chosen. */
export function DateField({ size = 'md', className, ...rest }: DateFieldProps) {
  const control = useFormFieldControl(rest);
  return (
    <input
      data-component="DateField"
      {...control}
      type="date"
      className={cx(controlLook({ size }), styles.DateField, className)}
    />
  );
}
