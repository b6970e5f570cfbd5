import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { memberShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type MemberLink, type MemberSupport, memberLinks } from './member-links.ts';
import { MemberNav } from './member-nav.tsx';
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
