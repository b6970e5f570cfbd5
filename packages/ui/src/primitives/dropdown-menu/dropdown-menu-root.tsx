import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';

/** Props of {@link DropdownMenuRoot}. */
export interface DropdownMenuRootProps {
  /** Whether it is open, where the parent holds the state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Told that it opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** `DropdownMenu.Trigger` and `DropdownMenu.Content`. */
  children: ReactNode;
}

/** A menu and its button. Renders nothing of its own; the page behind an open menu stays scrollable. */
export function DropdownMenuRoot(props: DropdownMenuRootProps) {
  return <Radix.Root {...props} modal={false} />;
}
