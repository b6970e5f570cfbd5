import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Link } from '../link/index.ts';
import styles from './navigation-menu.module.css';
import { useNavigationMenu } from './navigation-menu-context.ts';

export interface NavigationMenuItemProps extends ComponentProps<'li'> {
  /** Label of the entry. */
  label: string;
  /** Target of the entry itself. */
  href: string;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
}

/**
 * An entry: a link, and the list of its `NavigationMenu.Link`s where it has children. Renders an `<li>`;
 * `[aria-current]` on the link of the current page.
 */
export function NavigationMenuItem({
  label,
  href,
  current = false,
  className,
  children,
  onPointerEnter,
  ...rest
}: NavigationMenuItemProps) {
  const id = useId();
  const { setDismissed } = useNavigationMenu();
  return (
    <li
      data-component="NavigationMenuItem"
      {...rest}
      className={cx(styles.Item, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setDismissed(false);
      }}
    >
      <Link
        id={id}
        href={href}
        variant="plain"
        aria-current={current ? 'page' : undefined}
        className={styles.ItemLink}
        onFocus={() => setDismissed(false)}
      >
        {label}
      </Link>
      {children !== undefined && (
        <ul aria-labelledby={id} className={styles.Parts}>
          {children}
        </ul>
      )}
    </li>
  );
}
