import { Fragment, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import { chevronDown, Glyph, logOut } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import {
  type AdminLink,
  type AdminNavProps,
  groupsUnderUsers,
  isCurrent,
  linksAfterUsers,
  mainLinks,
} from './admin-links.ts';
import styles from './admin-nav.module.css';
import { LinkCount } from './link-count.tsx';

/** The navigation in the bar: two links, the menu 'Gestionar usuarios' and 'Sitio'. Renders a `<nav>`. */
export function AdminNav(props: AdminNavProps) {
  const { currentPath, counts, helpHref, ownServer } = props;
  const words = useWords(spanish);
  return (
    <nav className={styles.Root} aria-label={words.navigation}>
      <ul className={styles.List}>
        {mainLinks.map((link) => (
          <BarLink key={link.href} link={link} {...{ currentPath, counts }} />
        ))}
        <li>
          <UsersMenu {...props} />
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

/** The menu 'Gestionar usuarios' of the bar. */
function UsersMenu(props: Omit<AdminNavProps, 'helpHref'>) {
  const { currentPath, onSignOut, username, counts, ownServer } = props;
  const words = useWords(spanish);
  const groups = groupsUnderUsers(ownServer);
  const links = groups.flatMap((group) => group.links);
  const id = useId();
  const unread = links.reduce((sum, { href }) => sum + (counts?.[href] ?? 0), 0);
  const within = links.some(({ href }) => isCurrent(href, currentPath));
  return (
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
        {groups.map((group) => (
          <Fragment key={group.head ?? ''}>
            {group.head ? <DropdownMenu.Label>{words[group.head]}</DropdownMenu.Label> : null}
            {group.links.map(({ name, href, icon }) => (
              <DropdownMenu.LinkItem
                key={href}
                href={href}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                aria-describedby={counts?.[href] ? id + href : undefined}
              >
                <Glyph path={icon} />
                {words[name]}
                <LinkCount count={counts?.[href]} id={id + href} />
              </DropdownMenu.LinkItem>
            ))}
          </Fragment>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Label>{username}</DropdownMenu.Label>
        <DropdownMenu.Item onSelect={onSignOut}>
          <Glyph path={logOut} />
          {words.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
