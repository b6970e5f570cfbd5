import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type ControlSize, controlLook } from '../../internal/control-look.ts';
import { useFormFieldControl } from '../form-field/form-field-context.ts';
import styles from './select.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Height of the field: 'lg' for the screen's main field. @default 'md' */
  size?: ControlSize | undefined;
}

/** A choice from a list, in the system's own picker. Renders a `<select>`; children are options. */
export function Select({ size = 'md', className, ...rest }: SelectProps) {
  const control = useFormFieldControl(rest);
  return (
    <select
      data-component="Select"
      {...control}
      className={cx(controlLook({ size }), styles.Select, className)}
    />
  );
}
