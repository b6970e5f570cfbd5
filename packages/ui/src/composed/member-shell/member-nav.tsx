import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { close, Glyph, logOut, menu } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { memberShell as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { isCurrent, type MemberLink } from './member-links.ts';
import styles from './member-shell.module.css';

interface MemberNavProps {
  readonly links: readonly MemberLink[];
  readonly currentPath: string;
  readonly onSignOut: () => void;
}

/** The member's links and 'Cerrar sesión'; behind a toggle on a phone. */
export function MemberNav({ links, currentPath, onSignOut }: MemberNavProps) {
  const words = useWords(spanish);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape bubbling from the links.
    <div className={styles.Menu} onKeyDown={closeOnEscape}>
      <IconButton
        ref={toggle}
        className={styles.Toggle}
        label={open ? words.closeMenu : words.openMenu}
        icon={<Glyph path={open ? close : menu} />}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen((shown) => !shown)}
      />
      <nav id={listId} className={styles.Nav} aria-label={words.navigation} data-open={open ? '' : undefined}>
        <ul className={styles.Links}>
          {links.map(({ label, href, external }) => (
            <li key={label}>
              <Link
                href={href}
                external={external}
                variant="quiet"
                className={styles.Link}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" className={styles.SignOut} onClick={onSignOut}>
          <Glyph path={logOut} /> {words.signOut}
        </Button>
      </nav>
    </div>
  );
}
