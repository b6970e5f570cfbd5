import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Glyph, help, logIn, logOut, menu } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
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
import { LinkCount } from './link-count.tsx';
import styles from './side-menu.module.css';

interface SideMenuProps extends AdminNavProps {
  /** The button that opens it. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Called when an entry is chosen. */
  readonly onLinkChosen?: () => void;
  /** Renders the create-user toggle; `onChosen` closes the menu. */
  readonly renderToggle: (onChosen: () => void) => ReactNode;
}

/** The navigation on a phone: a drawer. Renders a `<nav>` with its button and a native `<dialog>`. */
export function SideMenu(props: SideMenuProps) {
  const words = useWords(spanish);
  const {
    currentPath,
    onSignOut,
    username,
    counts,
    helpHref,
    doorHref,
    ownServer,
    buttonRef,
    onLinkChosen,
    renderToggle,
  } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = () => {
    close();
    onLinkChosen?.();
  };
  const list = { currentPath, counts, onChosen: choose };
  return (
    <nav aria-label={words.navigation}>
      <IconButton
        ref={buttonRef}
        label={words.openMenu}
        icon={<Glyph path={menu} />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.menu}
        description={words.session(username)}
        className={styles.Drawer}
        footer={
          <div className={styles.Actions}>
            {renderToggle(close)}
            <Button variant="quiet" className={styles.SignOut} onClick={onSignOut}>
              <Glyph path={logOut} className={styles.SignOutIcon} />
              {words.signOut}
            </Button>
          </div>
        }
      >
        <div className={styles.Nav}>
          {doorHref ? (
            <ButtonLink href={doorHref} onClick={choose}>
              <Glyph path={logIn} />
              {words.openDoor}
            </ButtonLink>
          ) : null}
          <SideMenuLinks {...list} links={mainLinks} />
          {groupsUnderUsers(ownServer).map(({ head, links }) => (
            <SideMenuLinks key={head ?? 'users'} {...list} head={words[head ?? 'users']} links={links} />
          ))}
          {ownServer && <SideMenuLinks {...list} links={linksAfterUsers(ownServer)} />}
          {helpHref ? (
            <Link href={helpHref} external variant="plain" className={styles.Link} onClick={close}>
              <Glyph path={help} />
              <span className={styles.Label}>{words.help}</span>
            </Link>
          ) : null}
        </div>
      </Dialog>
    </nav>
  );
}

interface SideMenuLinksProps extends Pick<AdminNavProps, 'currentPath' | 'counts'> {
  readonly links: readonly AdminLink[];
  /** Shown above them. */
  readonly head?: string;
  readonly onChosen: () => void;
}

/** Entries of the drawer; choosing one closes it. */
function SideMenuLinks({ links, head, currentPath, counts, onChosen }: SideMenuLinksProps) {
  const words = useWords(spanish);
  const id = useId();
  return (
    <div>
      {head ? (
        <p className={styles.Group} id={id}>
          {head}
        </p>
      ) : null}
      <ul className={styles.List} aria-labelledby={head ? id : undefined}>
        {links.map(({ name, href, icon }) => (
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
              <span className={styles.Label}>{words[name]}</span>
              <LinkCount count={counts?.[href]} id={id + href} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
