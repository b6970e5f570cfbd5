import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Glyph, logOut, menu } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { type AdminLink, linksUnderUsers, mainLinks } from './admin-links.ts';
import type { AdminNavProps } from './admin-nav.tsx';
import styles from './side-menu.module.css';
import { SideMenuLinks } from './side-menu-links.tsx';

interface SideMenuProps extends AdminNavProps {
  /** Renders the create-user toggle; `onChosen` closes the menu. */
  readonly renderToggle: (onChosen: () => void) => ReactNode;
}

const main: readonly AdminLink[] = mainLinks;

/** The navigation on a phone: a drawer. Renders a `<nav>` with its button and a native `<dialog>`. */
export function SideMenu(props: SideMenuProps) {
  const { currentPath, onSignOut, username, counts, ownServer, renderToggle } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const list = { currentPath, counts, onChosen: close };
  return (
    <nav aria-label="Administración">
      <IconButton
        label="Abrir menú"
        icon={<Glyph path={menu} />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Menú"
        description={`Sesión de ${username}`}
        className={styles.Drawer}
      >
        <div className={styles.Nav}>
          <SideMenuLinks {...list} links={main} />
          <p className={styles.Group}>Gestionar usuarios</p>
          <SideMenuLinks {...list} links={linksUnderUsers(ownServer)} />
          <div className={styles.Actions}>
            {renderToggle(close)}
            <Button variant="quiet" className={styles.SignOut} onClick={onSignOut}>
              <Glyph path={logOut} className={styles.SignOutIcon} />
              Cerrar sesión
            </Button>
          </div>
        </div>
      </Dialog>
    </nav>
  );
}
