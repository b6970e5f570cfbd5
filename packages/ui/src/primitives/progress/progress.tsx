import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Amount that is done; `undefined` while it is unknown. */
  value?: number | undefined;
  /** Total amount. @default 100 */
  max?: number | undefined;
  /** Label above the bar. */
  label: ReactNode;
}

/** A progress bar. Renders a `<div>` with the label, the share in per cent and a native `<progress>`. */
export function Progress({ value, max = 100, label, className, ...rest }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div data-component="Progress" {...rest} className={cx(styles.Progress, className)}>
      <label htmlFor={id} className={styles.Label}>
        {label}
      </label>
      {share !== undefined && (
        <span className={styles.Share} aria-hidden="true">
          {share} %
        </span>
      )}
      <progress id={id} max={max} value={value} className={styles.Bar} />
    </div>
  );
}
