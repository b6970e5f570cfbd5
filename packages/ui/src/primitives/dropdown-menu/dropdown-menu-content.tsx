import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { usePortalContainer } from '../../internal/portal-container.tsx';
import styles from './dropdown-menu.module.css';

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
