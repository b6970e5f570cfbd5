import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type ControlSize, controlLook, controlSizes } from '../../internal/control-look.ts';
import { useFormFieldControl } from '../form-field/form-field-context.ts';

/** Heights of a {@link TextField}. */
export const textFieldSizes = controlSizes;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height of the field: 'lg' for the screen's main field. @default 'md' */
  size?: ControlSize | undefined;
}

/** One line of text. Renders an `<input>`; a FormField around it names and describes it. */
export function TextField({ size = 'md', type = 'text', className, ...rest }: TextFieldProps) {
  const control = useFormFieldControl(rest);
  return (
    <input
      data-component="TextField"
      {...control}
      type={type}
      className={cx(controlLook({ size }), className)}
    />
  );
}
