import { useId } from 'react';
import { Glyph } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { type AdminLink, isCurrent, type LinkCounts } from './admin-links.ts';
import { LinkCount } from './link-count.tsx';
import styles from './side-menu.module.css';

interface SideMenuLinksProps {
  readonly links: readonly AdminLink[];
  readonly currentPath: string;
  readonly counts: LinkCounts | undefined;
  readonly onChosen: () => void;
}

/** Entries of the drawer; choosing one closes it. */
export function SideMenuLinks({ links, currentPath, counts, onChosen }: SideMenuLinksProps) {
  const id = useId();
  return (
    <ul className={styles.List}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <Link
            href={href}
            variant="plain"
            className={styles.Link}
            aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
            aria-describedby={counts?.[href] ? id + href : undefined}
            onClick={onChosen}
          >
            <Glyph path={icon} />
            <span className={styles.Label}>{label}</span>
            <LinkCount count={counts?.[href]} id={id + href} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
