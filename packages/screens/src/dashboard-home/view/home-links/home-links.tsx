import { adminLinks } from '@ministerio/ui/composed/admin-shell/admin-links';
import { Link } from '@ministerio/ui/primitives/link';
import styles from './home-links.module.css';

export interface HomeLinksProps {
  /** Whether our own server answers, which has screens beyond the specification. @default false */
  readonly ownServer?: boolean;
  /** Address of the door, where there is one. */
  readonly doorHref?: string | undefined;
}

const { attendance, ministries, editUsers, listUsers, messages, site, doorPhones } = adminLinks;
/** The desk alone, with what has no room above another page. */
const desk = { href: '/dashboard/asistenciamembresia', label: 'Marcar Asistencia' };
/** In the order in which an evening needs them. */
const links = [desk, attendance, ministries, editUsers, listUsers, messages];

/** The screens of the panel as one row, which scrolls on a phone. Renders a `<nav>`. */
export function HomeLinks({ ownServer = false, doorHref }: HomeLinksProps) {
  const door = doorHref === undefined ? [] : [{ href: doorHref, label: 'Abrir la puerta' }];
  const own = ownServer ? [site, doorPhones] : [];
  return (
    <nav aria-label="Pantallas del panel" className={styles.Root} data-component="HomeLinks">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {[...door, ...links, ...own].map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="plain" className={styles.Link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
