import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/index.ts';
import styles from './dropdown-menu.module.css';

export interface DropdownMenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild'> {
  /** `danger` for actions that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/** An action; `onSelect` runs it. Renders a `<div role="menuitem">`; `[data-highlighted]` under pointer or focus. */
export function DropdownMenuItem({ tone = 'neutral', className, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      data-component="DropdownMenuItem"
      {...rest}
      data-tone={tone}
      className={cx(styles.Item, className)}
    />
  );
}

/** A link. Renders an `<a role="menuitem">` through the app's router. */
export function DropdownMenuLinkItem({ className, ...rest }: Omit<LinkProps, 'variant'>) {
  return (
    <Radix.Item asChild>
      <Link
        data-component="DropdownMenuLinkItem"
        {...rest}
        variant="plain"
        className={cx(styles.Item, className)}
      />
    </Radix.Item>
  );
}

/** A line between groups. Renders a `<div role="separator">`. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-component="DropdownMenuSeparator"
      {...rest}
      className={cx(styles.Separator, className)}
    />
  );
}

/** Name of a group. Renders a `<div>`. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label data-component="DropdownMenuLabel" {...rest} className={cx(styles.Label, className)} />;
}
