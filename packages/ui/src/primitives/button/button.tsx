import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { button as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Weights of a button: main action, other actions, beside text, destructive. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
/** Heights of a button: in a table row, the usual one, in a hero. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** Choices that buttons and button-like links share. */
export interface ButtonLook {
  /** Weight: one 'primary' per screen. @default 'primary' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /** Height: 'sm' in a table row, 'lg' in a hero or for a form's only action. @default 'md' */
  size?: (typeof buttonSizes)[number] | undefined;
}

/** Classes of a button's look. */
const look = cva(styles.Button, {
  variants: {
    variant: {
      primary: styles.Primary,
      secondary: styles.Secondary,
      quiet: styles.Quiet,
      danger: styles.Danger,
    },
    size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg },
  },
});

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
      className={cx(look({ variant, size }), className)}
    >
      <span className={styles.Label}>{children}</span>
      {loading && <Spinner size="sm" label={words.loading} className={styles.Spinner} />}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<LinkProps, 'variant'>, ButtonLook {}

/** A link that looks like a button, for navigation rather than an action. Renders an `<a>`. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      data-component="ButtonLink"
      part="button-link"
      {...rest}
      variant="plain"
      className={cx(look({ variant, size }), className)}
    >
      <span className={styles.Label}>{children}</span>
    </Link>
  );
}
