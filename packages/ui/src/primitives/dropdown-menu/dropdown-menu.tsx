import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { usePortalContainer } from '../../internal/portal-container.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './dropdown-menu.module.css';

export interface DropdownMenuRootProps {
  /** Whether it is open: controlled. */
  open?: boolean;
  /** Whether it is open at first, uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `DropdownMenu.Trigger` and `DropdownMenu.Content`. */
  children: ReactNode;
}

/** A menu and its button. Renders no element; the page behind an open menu stays scrollable. */
export function DropdownMenuRoot(props: DropdownMenuRootProps) {
  return <Radix.Root {...props} modal={false} />;
}

/** The menu's button. Renders its one child (a Button or IconButton) with the behaviour added; `[data-state]` is `open` or `closed`. */
export function DropdownMenuTrigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger data-component="DropdownMenuTrigger" {...props} asChild />;
}

export interface DropdownMenuContentProps
  extends Pick<
    ComponentProps<typeof Radix.Content>,
    'children' | 'className' | 'ref' | 'id' | 'aria-label' | 'onCloseAutoFocus'
  > {
  /** Edge of the button it lines up with. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The open menu. Renders a `<div role="menu">` into the nearest portal container. */
export function DropdownMenuContent({ align = 'start', className, ...rest }: DropdownMenuContentProps) {
  const container = usePortalContainer();
  return (
    <Radix.Portal {...(container ? { container } : {})}>
      <Radix.Content
        data-component="DropdownMenu"
        sideOffset={6}
        collisionPadding={12}
        loop
        {...rest}
        align={align}
        className={cx(styles.Content, className)}
      />
    </Radix.Portal>
  );
}

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
