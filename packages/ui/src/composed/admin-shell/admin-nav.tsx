import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import { chevronDown, Glyph, logOut } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import {
  type AdminLink,
  isCurrent,
  type LinkCounts,
  linksAfterUsers,
  linksUnderUsers,
  mainLinks,
} from './admin-links.ts';
import styles from './admin-nav.module.css';
import { LinkCount } from './link-count.tsx';

/** Props of both forms of the navigation. */
export interface AdminNavProps {
  /** Path of the current page, for `aria-current`. */
  readonly currentPath: string;
  /** Called on 'Cerrar sesión'. */
  readonly onSignOut: () => void;
  /** Username of the session. */
  readonly username: string;
  /** Unread counts beside the entries, by path: `{ '/dashboard/form': 3 }`. */
  readonly counts?: LinkCounts | undefined;
  /** The guide at the section about this page; without it there is no help. */
  readonly helpHref?: string | undefined;
  /** Whether the backend is our own: adds the entries of its screens beyond the specification. @default false */
  readonly ownServer?: boolean | undefined;
}

/** The navigation in the bar: two links, the menu 'Gestionar usuarios' and 'Sitio'. Renders a `<nav>`. */
export function AdminNav(props: AdminNavProps) {
  const { currentPath, onSignOut, username, counts, helpHref, ownServer } = props;
  const words = useWords(spanish);
  const userLinks = linksUnderUsers(ownServer);
  const id = useId();
  const stateOf = (href: string) => ({
    'aria-current': isCurrent(href, currentPath) ? ('page' as const) : undefined,
    'aria-describedby': counts?.[href] ? id + href : undefined,
  });
  const unread = userLinks.reduce((sum, { href }) => sum + (counts?.[href] ?? 0), 0);
  const within = userLinks.some(({ href }) => isCurrent(href, currentPath));
  return (
    <nav className={styles.Root} aria-label={words.navigation}>
      <ul className={styles.List}>
        {mainLinks.map((link) => (
          <BarLink key={link.href} link={link} {...{ currentPath, counts }} />
        ))}
        <li>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger>
              <Button
                variant="quiet"
                size="sm"
                className={styles.Trigger}
                data-current={within ? '' : undefined}
                aria-describedby={unread > 0 ? id : undefined}
              >
                {words.users}
                <LinkCount count={unread} id={id} />
                <Glyph path={chevronDown} />
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content align="end">
              {userLinks.map(({ name, href, icon }) => (
                <DropdownMenu.LinkItem key={href} href={href} {...stateOf(href)}>
                  <Glyph path={icon} />
                  {words[name]}
                  <LinkCount count={counts?.[href]} id={id + href} />
                </DropdownMenu.LinkItem>
              ))}
              <DropdownMenu.Separator />
              <DropdownMenu.Label>{username}</DropdownMenu.Label>
              <DropdownMenu.Item onSelect={onSignOut}>
                <Glyph path={logOut} />
                {words.signOut}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </li>
        {linksAfterUsers(ownServer).map((link) => (
          <BarLink key={link.href} link={link} {...{ currentPath, counts }} />
        ))}
        {helpHref ? (
          <li>
            <Link href={helpHref} external variant="plain" className={styles.Link}>
              {words.help}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

interface BarLinkProps extends Pick<AdminNavProps, 'currentPath' | 'counts'> {
  readonly link: AdminLink;
}

/** An entry of the bar. Renders an `<li>`. */
function BarLink({ link: { name, href }, currentPath, counts }: BarLinkProps) {
  const words = useWords(spanish);
  const id = useId();
  return (
    <li>
      <Link
        href={href}
        variant="plain"
        className={styles.Link}
        aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
        aria-describedby={counts?.[href] ? id : undefined}
      >
        {words[name]}
        <LinkCount count={counts?.[href]} id={id} />
      </Link>
    </li>
  );
}
