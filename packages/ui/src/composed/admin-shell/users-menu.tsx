import { DropdownMenu } from '../../primitives/dropdown-menu/index.ts';
import { type DeferredMenuProps, useFirstEntry } from '../../primitives/dropdown-menu/use-deferred-menu.ts';
import { Glyph, logOut } from '../../primitives/icon/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type AdminNavProps, isCurrent, linksUnderUsers } from './admin-links.ts';
import { LinkCount } from './link-count.tsx';

interface UsersMenuProps extends Omit<AdminNavProps, 'helpHref'>, DeferredMenuProps {
  /** Begins the ids of the counts. */
  readonly id: string;
}

/** The menu 'Gestionar usuarios' of the bar, opened with its button. */
export function UsersMenu(props: UsersMenuProps) {
  const { button, byKeys, id, currentPath, onSignOut, username, counts, ownServer } = props;
  const words = useWords(spanish);
  const first = useFirstEntry(byKeys);
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {linksUnderUsers(ownServer).map(({ name, href, icon }, index) => (
          <DropdownMenu.LinkItem
            key={href}
            ref={index === 0 ? first : undefined}
            href={href}
            aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
            aria-describedby={counts?.[href] ? id + href : undefined}
          >
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
  );
}
