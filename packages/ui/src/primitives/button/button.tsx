import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { button as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * The action is running: it shows a spinner, keeps its width and the focus, and ignores clicks
   * and submits. @default false
   */
  loading?: boolean | undefined;
}

/**
 * A button. Renders a `<button>` of type `button` by default.
 * `[data-loading]` while loading, `:disabled` while disabled.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const words = useWords(spanish);
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) {
      // Also stops the submit that Enter in a field sends through this button.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      data-component="Button"
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={loading || rest['aria-disabled']}
      data-loading={loading || undefined}
      className={cx(buttonLook({ variant, size }), className)}
    >
      <span className={styles.Label}>{children}</span>
      {loading && <Spinner size="sm" label={words.loading} className={styles.Spinner} />}
    </button>
  );
}
