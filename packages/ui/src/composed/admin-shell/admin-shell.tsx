import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { CreateUserPanel } from '../create-user-panel/create-user-panel.tsx';
import { CreateUserToggle } from '../create-user-panel/create-user-toggle.tsx';
import { Logo } from '../logo/logo.tsx';
import type { AdminNavProps } from './admin-links.ts';
import { AdminNav } from './admin-nav.tsx';
import styles from './admin-shell.module.css';
import { SideMenu } from './side-menu.tsx';

export interface AdminShellProps extends ComponentProps<'div'>, AdminNavProps {
  /** The site's name, beside the rosette. */
  readonly brand: string;
  /** Content at the end of the bar, such as the theme switch. */
  readonly tools?: ReactNode;
  /** 'Marcar Asistencia' by number, on every page but its own. */
  readonly attendanceWidget?: ReactNode;
  /** Keeps 'Marcar Asistencia' out of sight, with its last marks, where a screen needs the room. @default false */
  readonly attendanceHidden?: boolean;
  /** The registration form for the panel 'Crea un nuevo usuario'. */
  readonly createUserPanel: ReactNode;
  /** Shown in the footer: '1.4.0'. */
  readonly version?: string;
}

/**
 * Frame of the administrator's area (spec section 2): bar with navigation, the sheet that creates users, the desk that
 * marks attendance, the page. Renders a `<div>` with `<header>`, `<aside>`, `<main>` and `<footer>`.
 */
export function AdminShell(props: AdminShellProps) {
  const words = useWords(spanish);
  const {
    currentPath,
    onSignOut,
    username,
    brand,
    tools,
    attendanceWidget,
    attendanceHidden = false,
    createUserPanel,
    counts,
    helpHref,
    doorHref,
    ownServer,
    version,
    className,
    children,
    ...rest
  } = props;
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [creating, setCreating] = useState(false);
  const closePanel = () => {
    setCreating(false);
    const isWide = (toggle.current?.getClientRects().length ?? 0) > 0;
    (isWide ? toggle : menuButton).current?.focus();
  };
  const navigation = { currentPath, onSignOut, username, counts, helpHref, doorHref, ownServer };

  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="AdminShell">
      <a className={styles.Skip} href="#contenido">
        {words.skip}
      </a>
      <header className={styles.Top}>
        <div className={styles.Bar} data-theme="dark">
          <div className={styles.BarInner}>
            <Logo product={brand} href="/dashboard" className={styles.Brand} />
            <div className={styles.Wide}>
              <AdminNav {...navigation} />
              <CreateUserToggle ref={toggle} open={creating} onOpenChange={setCreating} panelId={panelId} />
            </div>
            <div className={styles.Tools}>{tools}</div>
            <div className={styles.Narrow}>
              <SideMenu
                {...navigation}
                buttonRef={menuButton}
                onLinkChosen={() => setCreating(false)}
                renderToggle={(onChosen) => (
                  <CreateUserToggle
                    open={creating}
                    onOpenChange={(open) => {
                      setCreating(open);
                      onChosen();
                    }}
                    panelId={panelId}
                  />
                )}
              />
            </div>
          </div>
        </div>
        <CreateUserPanel id={panelId} open={creating} onClose={closePanel} className={styles.Sheet}>
          {createUserPanel}
        </CreateUserPanel>
      </header>
      <div
        className={styles.Page}
        data-alone={attendanceWidget && !attendanceHidden ? undefined : ''}
        data-beside={creating ? '' : undefined}
      >
        {attendanceWidget ? (
          <aside className={styles.Aside} hidden={attendanceHidden}>
            {attendanceWidget}
          </aside>
        ) : null}
        <main id="contenido" tabIndex={-1} className={styles.Main}>
          {children}
        </main>
      </div>
      <footer className={styles.Footer}>
        <span>{brand}</span>
        {version ? <span>{words.version(version)}</span> : null}
      </footer>
    </div>
  );
}
