import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './avatar.module.css';
import { initialsOf, paneOf } from './initials.ts';

/** Diameters of an {@link Avatar}: in a list, beside a heading, on a profile. */
export const avatarSizes = ['sm', 'md', 'lg'] as const;

const look = cva(styles.Avatar, {
  variants: { size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg } },
});

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name; gives the initials and the colour. */
  name: string;
  /** How large it is. @default 'md' */
  size?: (typeof avatarSizes)[number] | undefined;
}

/** Initials on a pane of glass. Renders a `<span>` that screen readers skip: the name is beside it. */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span
      data-component="Avatar"
      aria-hidden="true"
      {...rest}
      data-pane={paneOf(name)}
      className={cx(look({ size }), className)}
    >
      {initialsOf(name)}
    </span>
  );
}
