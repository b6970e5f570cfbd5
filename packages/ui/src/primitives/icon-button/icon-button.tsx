import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './icon-button.module.css';

/** Looks of an {@link IconButton}. */
export const iconButtonVariants = ['quiet', 'solid'] as const;
/** Diameters of an {@link IconButton}: in a row, the usual one, floating. */
export const iconButtonSizes = ['sm', 'md', 'lg'] as const;

const look = cva(styles.IconButton, {
  variants: {
    variant: { quiet: styles.Quiet, solid: styles.Solid },
    size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg },
  },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** Weight. @default 'quiet' */
  variant?: (typeof iconButtonVariants)[number] | undefined;
  /** Diameter; touch needs 'md'. @default 'md' */
  size?: (typeof iconButtonSizes)[number] | undefined;
}

/** A round button with only an icon. Renders a `<button>` named by hidden text. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      data-component="IconButton"
      part="icon-button"
      title={label}
      {...rest}
      type={type}
      className={cx(look({ variant, size }), className)}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
