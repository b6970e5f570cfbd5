import { useId } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type AdminLink, type AdminNavProps, isCurrent, linksAfterUsers, mainLinks } from './admin-links.ts';
import styles from './admin-nav.module.css';
import { LinkCount } from './link-count.tsx';
import { UsersMenu } from './users-menu.tsx';

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
