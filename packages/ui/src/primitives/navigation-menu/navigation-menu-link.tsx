import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import styles from './navigation-menu.module.css';
import { useNavigationMenu } from './navigation-menu-context.ts';

export interface NavigationMenuLinkProps extends ComponentProps<'li'> {
  /** Label of the link. */
  label: string;
  /** Target of the link. */
  href: string;
}

/** One link in an entry's list; choosing it hides the list. Renders an `<li>`. */
export function NavigationMenuLink({ label, href, className, ...rest }: NavigationMenuLinkProps) {
  const { setDismissed } = useNavigationMenu();
  return (
    <li data-component="NavigationMenuLink" {...rest} className={cx(className)}>
      <Link href={href} variant="plain" className={styles.Part} onClick={() => setDismissed(true)}>
        {label}
      </Link>
    </li>
  );
}
