import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { type MemberSupport, memberLinks } from './member-links.ts';
import { MemberNav } from './member-nav.tsx';
import styles from './member-shell.module.css';

export interface MemberShellProps extends ComponentProps<'div'> {
  /** The site's name. */
  readonly brand: string;
  /** A small mark before the name. */
  readonly logo?: ReactNode;
  /** Path of the page that is open, for `aria-current`. */
  readonly currentPath: string;
  /** Where 'Soporte' leads: a chat with the greeting already written, or another way to somebody who answers. */
  readonly support: MemberSupport;
  /** 'Cerrar sesión' was pressed. */
  readonly onSignOut: () => void;
  /** The profile card; it stands on the night ground under the bar. */
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
  onSignOut,
  profile,
  className,
  children,
  ...rest
}: MemberShellProps) {
  return (
    <div {...rest} className={cx(styles.MemberShell, className)} data-component="MemberShell">
      <a className={styles.Skip} href="#contenido">
        Ir al contenido
      </a>
      <header className={styles.Bar} data-theme="dark">
        <Link href="/dashboard/user" variant="plain" className={styles.Brand}>
          {logo}
          {brand}
        </Link>
        <MemberNav links={memberLinks(support)} currentPath={currentPath} onSignOut={onSignOut} />
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
