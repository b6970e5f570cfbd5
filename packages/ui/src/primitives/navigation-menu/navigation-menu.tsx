import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, useContext, useId, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import { Link } from '../link/link.tsx';
import styles from './navigation-menu.module.css';

/** Hides the lists of all entries, or lets them show again. */
const DismissContext = createContext<((dismissed: boolean) => void) | null>(null);

/** @throws Error - outside a `NavigationMenu.Root`. */
function useDismiss(): (dismissed: boolean) => void {
  const dismiss = useContext(DismissContext);
  if (dismiss) return dismiss;
  throw new Error('A part of NavigationMenu has no NavigationMenu.Root around it; put it into one.');
}

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
  return (
    <DismissContext.Provider value={setDismissed}>
      <nav
        data-component="NavigationMenu"
        {...rest}
        data-dismissed={dismissed || undefined}
        className={cx(styles.Root, className)}
      >
        <ul className={styles.List}>{children}</ul>
      </nav>
    </DismissContext.Provider>
  );
}

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
  const dismiss = useDismiss();
  return (
    <li
      data-component="NavigationMenuItem"
      {...rest}
      className={cx(styles.Item, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        dismiss(false);
      }}
    >
      <Link
        id={id}
        href={href}
        variant="plain"
        aria-current={current ? 'page' : undefined}
        className={styles.ItemLink}
        onFocus={() => dismiss(false)}
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

export interface NavigationMenuLinkProps extends ComponentProps<'li'> {
  /** Label of the link. */
  label: string;
  /** Target of the link. */
  href: string;
}

/** One link in an entry's list; choosing it hides the list. Renders an `<li>`. */
export function NavigationMenuLink({ label, href, ...rest }: NavigationMenuLinkProps) {
  const dismiss = useDismiss();
  return (
    <li data-component="NavigationMenuLink" {...rest}>
      <Link href={href} variant="plain" className={styles.Part} onClick={() => dismiss(true)}>
        {label}
      </Link>
    </li>
  );
}
