import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

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
