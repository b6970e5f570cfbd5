import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';

/** What opens the menu. Renders its one child (a Button or IconButton) with the behaviour added; `[data-state]` is `open` or `closed`. */
export function DropdownMenuTrigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger data-component="DropdownMenuTrigger" {...props} asChild />;
}
