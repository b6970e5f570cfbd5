import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import styles from './navigation-menu.module.css';
import { NavigationMenuContext } from './navigation-menu-context.ts';

export interface NavigationMenuRootProps extends ComponentProps<'nav'> {
  /** Name of the navigation: 'Principal'. A page has several. */
  'aria-label': string;
}

/**
 * A row of links, some with a list of further ones below (a site's navigation on a desktop, not a `menu` of commands).
 * Renders a `<nav>`. The lists show by CSS alone while their entry is hovered or focused, so also before any script;
 * Escape and a chosen link hide them (`[data-dismissed]`) until the pointer or the focus reaches an entry again.
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
