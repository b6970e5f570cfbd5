import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useDeferredMenu } from '../../primitives/dropdown-menu/use-deferred-menu.ts';
import { chevronDown, Glyph } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import {
  type AdminLink,
  type AdminNavProps,
  isCurrent,
  linksAfterUsers,
  linksUnderUsers,
  mainLinks,
} from './admin-links.ts';
import styles from './admin-nav.module.css';
import { LinkCount } from './link-count.tsx';

const loadUsersMenu = async () => (await import('./users-menu.tsx')).UsersMenu;

/** The navigation in the bar: two links, the menu 'Gestionar usuarios' and 'Sitio'. Renders a `<nav>`. */
export function AdminNav(props: AdminNavProps) {
  const { currentPath, counts, helpHref, ownServer } = props;
  const words = useWords(spanish);
  const userLinks = linksUnderUsers(ownServer);
  const id = useId();
  const { opened, button } = useDeferredMenu(loadUsersMenu);
  const unread = userLinks.reduce((sum, { href }) => sum + (counts?.[href] ?? 0), 0);
  const within = userLinks.some(({ href }) => isCurrent(href, currentPath));
  const look = {
    variant: 'quiet',
    size: 'sm',
    className: styles.Trigger,
    'data-current': within ? '' : undefined,
    'aria-describedby': unread > 0 ? id : undefined,
    children: (
      <>
        {words.users}
        <LinkCount count={unread} id={id} />
        <Glyph path={chevronDown} />
      </>
    ),
  } as const;
  return (
    <nav className={styles.Root} aria-label={words.navigation}>
      <ul className={styles.List}>
        {mainLinks.map((link) => (
          <BarLink key={link.href} link={link} {...{ currentPath, counts }} />
        ))}
        <li>
          {opened ? (
            <opened.Menu {...props} id={id} byKeys={opened.byKeys} button={<Button {...look} />} />
          ) : (
            <Button {...look} {...button} />
          )}
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
