import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlLook } from '../../internal/control-look.ts';
import { useFormFieldControl } from '../form-field/form-field-context.ts';
import styles from './textarea.module.css';

export type TextareaProps = ComponentProps<'textarea'>;

/** Several lines of text. Renders a `<textarea>` that can be resized vertically. */
export function Textarea({ rows = 5, className, ...rest }: TextareaProps) {
  const control = useFormFieldControl(rest);
  return (
    <textarea
      data-component="Textarea"
      {...control}
      rows={rows}
      className={cx(controlLook({ size: 'md' }), styles.Textarea, className)}
    />
  );
}
