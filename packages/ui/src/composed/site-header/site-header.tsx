import type { MenuEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import { close, Glyph, menu as menuIcon } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { siteHeader as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { isCurrent } from './is-current.ts';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import { useScrolled } from './use-scrolled.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The logo, as a link home. */
  logo: ReactNode;
  /** The navigation (spec section 2). */
  menu: readonly MenuEntry[];
  /** Path of the current page, to mark its entry. */
  currentPath: string;
}

/**
 * Logo and navigation, sticky at the top. Renders a `<header>`. On a desktop an entry's sections show on
 * hover and on focus; on a phone a button opens the list. `[data-scrolled]` once the page has scrolled,
 * `[data-menu-open]` while the phone's list is open; Escape closes it and focuses the button.
 */
export function SiteHeader({ logo, menu, currentPath, className, ...rest }: SiteHeaderProps) {
  const words = useWords(spanish);
  const [open, setOpen] = useState(false);
  const scrolled = useScrolled();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    toggle.current?.focus();
  });
  return (
    <header
      data-component="SiteHeader"
      {...rest}
      data-scrolled={scrolled || undefined}
      data-menu-open={open || undefined}
      className={cx(styles.SiteHeader, className)}
    >
      <div className={styles.Row}>
        {logo}
        <NavigationMenu.Root aria-label={words.navigation} className={styles.Desktop}>
          {menu.map(({ label, path, sections }) => (
            <NavigationMenu.Item key={path} label={label} href={path} current={isCurrent(path, currentPath)}>
              {sections.length === 0
                ? undefined
                : sections.map((section) => (
                    <NavigationMenu.Link key={section.path} label={section.label} href={section.path} />
                  ))}
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.Root>
        <IconButton
          ref={toggle}
          label={open ? words.closeMenu : words.openMenu}
          icon={<Glyph path={open ? close : menuIcon} />}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className={styles.Toggle}
        />
      </div>
      <MobileMenu
        id={menuId}
        menu={menu}
        currentPath={currentPath}
        hidden={!open}
        onChoose={() => setOpen(false)}
        className={styles.Mobile}
      />
    </header>
  );
}
