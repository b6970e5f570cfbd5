import { Fragment, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import { chevronDown, Glyph, logOut } from '../../primitives/icon/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type AdminNavProps, groupsUnderUsers, isCurrent } from './admin-links.ts';
import styles from './admin-nav.module.css';
import { LinkCount } from './link-count.tsx';

/** The menu 'Gestionar usuarios' of the bar. */
export function UsersMenu(props: Omit<AdminNavProps, 'helpHref'>) {
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
