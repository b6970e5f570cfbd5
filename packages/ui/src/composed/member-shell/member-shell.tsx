import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { close, Glyph, logOut, menu } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { memberShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { isCurrent, type MemberLink, type MemberSupport, memberLinks } from './member-links.ts';
import styles from './member-shell.module.css';

export interface MemberShellProps extends ComponentProps<'div'> {
  /** The site's name. */
  readonly brand: string;
  /** A small mark before the name. */
  readonly logo?: ReactNode;
  /** Path of the current page, for `aria-current`. */
  readonly currentPath: string;
  /** Target of 'Soporte': a chat with the greeting already written, or another contact. */
  readonly support: MemberSupport | undefined;
  /** Links of the account, after the specification's links. @default none */
  readonly accountLinks?: readonly MemberLink[];
  /** Small tools at the end of the bar, such as a `ThemeSwitch`. */
  readonly tools?: ReactNode;
  /** Called on 'Cerrar sesión'. */
  readonly onSignOut: () => void;
  /** The profile card, on the night background under the bar. */
  readonly profile?: ReactNode;
}

/**
 * Frame of the member area: bar, profile, then the page's panels side by side where there is room. Renders a `<div>`
 * with `<header>` and `<main>`.
 */
export function MemberShell({
  brand,
  logo,
  currentPath,
  support,
  accountLinks = [],
  tools,
  onSignOut,
  profile,
  className,
  children,
  ...rest
}: MemberShellProps) {
  const words = useWords(spanish);
  return (
    <div {...rest} className={cx(styles.MemberShell, className)} data-component="MemberShell">
      <a className={styles.Skip} href="#contenido">
        {words.skip}
      </a>
      <header className={styles.Bar} data-theme="dark">
        <Link href="/dashboard/user" variant="plain" className={styles.Brand}>
          {logo}
          <span className={styles.Name}>{brand}</span>
        </Link>
        <span className={styles.Tools}>{tools}</span>
        <MemberNav
          links={[...memberLinks(support, words), ...accountLinks]}
          currentPath={currentPath}
          onSignOut={onSignOut}
        />
      </header>
      <main id="contenido" tabIndex={-1} className={styles.Main}>
        {profile && (
          <div className={styles.Profile} data-theme="dark">
            {profile}
          </div>
        )}
        <div className={styles.Panels}>{children}</div>
      </main>
    </div>
  );
}

interface MemberNavProps extends Pick<MemberShellProps, 'currentPath' | 'onSignOut'> {
  readonly links: readonly MemberLink[];
}

/** The member's links and 'Cerrar sesión'; behind a toggle on a phone. */
function MemberNav({ links, currentPath, onSignOut }: MemberNavProps) {
  const words = useWords(spanish);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape bubbling from the links.
    <div className={styles.Menu} onKeyDown={closeOnEscape}>
      <IconButton
        ref={toggle}
        className={styles.Toggle}
        label={open ? words.closeMenu : words.openMenu}
        icon={<Glyph path={open ? close : menu} />}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen((shown) => !shown)}
      />
      <nav id={listId} className={styles.Nav} aria-label={words.navigation} data-open={open ? '' : undefined}>
        <ul className={styles.Links}>
          {links.map(({ label, href, external }) => (
            <li key={label}>
              <Link
                href={href}
                external={external}
                variant="quiet"
                className={styles.Link}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" className={styles.SignOut} onClick={onSignOut}>
          <Glyph path={logOut} /> {words.signOut}
        </Button>
      </nav>
    </div>
  );
}
