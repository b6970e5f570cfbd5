import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { usePortalContainer } from '../../internal/portal-container.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'> {
  /** A short hint; nothing essential, because touch does not show it. */
  content: ReactNode;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /** One focusable element. */
  children: ReactNode;
}

/** A hint beside a hovered or focused element; Escape hides it. Renders a `<div>` into the nearest portal container. */
export function Tooltip({ content, defaultOpen = false, children, className, ...rest }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal {...(container ? { container } : {})}>
          <Radix.Content
            data-component="Tooltip"
            sideOffset={6}
            collisionPadding={12}
            {...rest}
            className={cx(styles.Tooltip, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
