import type { MenuEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import { Accordion } from '../../primitives/accordion/index.ts';
import { close, Glyph, menu as menuIcon } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { siteHeader as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { isCurrent } from './is-current.ts';
import mobile from './mobile-menu.module.css';
import styles from './site-header.module.css';

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
      />
    </header>
  );
}

interface MobileMenuProps extends Pick<SiteHeaderProps, 'menu' | 'currentPath'> {
  id: string;
  hidden: boolean;
  /** Called when a link is chosen, to close the menu. */
  onChoose: () => void;
}

/**
 * The navigation on a phone: an entry with parts opens like an accordion, one at a time, with its own page
 * as the first line; an entry without parts is a link.
 */
function MobileMenu({ menu, currentPath, onChoose, ...rest }: MobileMenuProps) {
  const words = useWords(spanish);
  return (
    <nav aria-label={words.menu} {...rest} className={cx(mobile.MobileMenu, styles.Mobile)}>
      <Accordion.Root>
        {menu.map(({ label, path, sections }) =>
          sections.length === 0 ? (
            <Link key={path} href={path} variant="plain" className={mobile.Part} onClick={onChoose}>
              {label}
            </Link>
          ) : (
            <Accordion.Item key={path} value={path} title={label}>
              <ul className={mobile.Parts}>
                {[{ label, path }, ...sections].map((part) => (
                  <li key={part.path}>
                    <Link
                      href={part.path}
                      variant="plain"
                      aria-current={part.path === path && isCurrent(path, currentPath) ? 'page' : undefined}
                      className={mobile.Part}
                      onClick={onChoose}
                    >
                      {part.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Accordion.Item>
          ),
        )}
      </Accordion.Root>
    </nav>
  );
}

/** Interval of scroll checks (spec section 9). */
const SCROLL_THROTTLE_MS = 300;
const FROM_TOP_PX = 8;

/** Whether the page has been scrolled away from its top. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setScrolled(window.scrollY > FROM_TOP_PX);
    };
    const onScroll = () => {
      timer ??= setTimeout(update, SCROLL_THROTTLE_MS);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return scrolled;
}
