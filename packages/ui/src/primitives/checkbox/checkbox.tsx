import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}; all but `className` go to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label beside the box. */
  label: ReactNode;
}

/** A checkbox. Renders a `<label>` around a native checkbox; `className` styles the label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label data-component="Checkbox" className={cx(styles.Checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.Box} />
      <span>{label}</span>
    </label>
  );
}
