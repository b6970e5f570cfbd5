import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import styles from './navigation-menu.module.css';
import { NavigationMenuContext } from './navigation-menu-context.ts';

/** Props of {@link NavigationMenuRoot}; `aria-label` says which navigation it is. */
export interface NavigationMenuRootProps extends ComponentProps<'nav'> {
  /** What it leads through: 'Principal'. A page has several navigations. */
  'aria-label': string;
}

/**
 * A row of links, some with a list of further ones below (a site's navigation on a desk, not a `menu` of commands).
 * Renders a `<nav>`. The lists show by styles alone while their entry is hovered or holds the focus, so they also do
 * before any script; Escape and a chosen link put them away (`[data-dismissed]`) until the pointer or the focus
 * reaches an entry anew.
 */
export function NavigationMenuRoot({ className, children, ...rest }: NavigationMenuRootProps) {
  const [dismissed, setDismissed] = useState(false);
  useEscape(true, () => setDismissed(true));
  const context = useMemo(() => ({ setDismissed }), []);
  return (
    <NavigationMenuContext.Provider value={context}>
      <nav
        data-component="NavigationMenu"
        {...rest}
        data-dismissed={dismissed || undefined}
        className={cx(styles.Root, className)}
      >
        <ul className={styles.List}>{children}</ul>
      </nav>
    </NavigationMenuContext.Provider>
  );
}
