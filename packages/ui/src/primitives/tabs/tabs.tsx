import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import styles from './tabs.module.css';

export interface TabsRootProps extends Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'orientation'> {}

/** Panels of which one is visible: `value`, `defaultValue`, `onValueChange`. Renders a `<div>`. */
export function TabsRoot({ className, ...rest }: TabsRootProps) {
  return <Radix.Root data-component="Tabs" {...rest} className={cx(styles.Root, className)} />;
}

/** The row of tabs, named by `aria-label`. Renders a `<div role="tablist">`; arrow keys move along it. */
export function TabsList({ className, ...rest }: Omit<ComponentProps<typeof Radix.List>, 'asChild'>) {
  return <Radix.List data-component="TabsList" {...rest} className={cx(styles.List, className)} />;
}

/** One tab. Renders a `<button role="tab">`; `[data-state]` is `active` or `inactive`. */
export function TabsTrigger({ className, ...rest }: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger data-component="TabsTrigger" {...rest} className={cx(styles.Trigger, className)} />;
}

/** Content of a tab. Renders a `<div role="tabpanel">`. */
export function TabsContent({ className, ...rest }: Omit<ComponentProps<typeof Radix.Content>, 'asChild'>) {
  return <Radix.Content data-component="TabsContent" {...rest} className={cx(styles.Content, className)} />;
}
