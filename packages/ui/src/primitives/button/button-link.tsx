import { cx } from 'class-variance-authority';
import { Link, type LinkProps } from '../link/index.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

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
      className={cx(buttonLook({ variant, size }), className)}
    >
      <span className={styles.Label}>{children}</span>
    </Link>
  );
}
