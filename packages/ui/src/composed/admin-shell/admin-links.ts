import {
  book,
  calendar,
  church,
  heart,
  history,
  home,
  list,
  lock,
  mail,
  money,
  smartphone,
  upload,
  userPlus,
  users,
} from '../../primitives/icon/index.ts';
import { adminShell as spanish } from '../../words/composed.ts';

/** Path and icon of the screens that the navigation links to (spec section 2, letter for letter). */
const screens = {
  home: ['/dashboard', home],
  ministries: ['/dashboard/category', church],
  editUsers: ['/dashboard/editarUser', users],
  attendance: ['/dashboard/asistencia', calendar],
  messages: ['/dashboard/form', mail],
  listUsers: ['/dashboard/listUsers', list],
  importMembers: ['/dashboard/importar', upload],
  visits: ['/dashboard/visitas', userPlus],
  followUp: ['/dashboard/seguimiento', heart],
  doorPhones: ['/dashboard/puerta', smartphone],
  closing: ['/dashboard/cierre', money],
  audit: ['/dashboard/auditoria', history],
  access: ['/dashboard/user/clave', lock],
  site: ['/dashboard/sitio', book],
} as const;

type AdminScreenName = keyof typeof screens;

/** One entry of the administrator's navigation. */
export interface AdminLink {
  /** Key of its word in `Words.adminShell`. */
  readonly name: AdminScreenName;
  /** The word in Spanish. */
  readonly label: string;
  readonly href: string;
  /** Path data of its icon. */
  readonly icon: string;
}

/** The entry of each screen. */
export const adminLinks = Object.fromEntries(
  (Object.keys(screens) as AdminScreenName[]).map((name) => {
    const [href, icon] = screens[name];
    return [name, { name, label: spanish[name], href, icon }];
  }),
) as Readonly<Record<AdminScreenName, AdminLink>>;

/** The entries of the bar. */
export const mainLinks: readonly AdminLink[] = [adminLinks.home, adminLinks.ministries];

/** Entries of the navigation that belong together. */
export interface AdminLinkGroup {
  /** Key of its head's word in `Words.adminShell`; the specification's entries have none. */
  readonly head?: 'tonight' | 'people' | 'security';
  readonly links: readonly AdminLink[];
}

/** The entries under 'Gestionar usuarios': the specification's, then those of our own server's further screens. */
export function groupsUnderUsers(ownServer = false): readonly AdminLinkGroup[] {
  const { editUsers, attendance, messages, listUsers, importMembers, visits, followUp } = adminLinks;
  const { doorPhones, closing, audit, access } = adminLinks;
  const specified: AdminLinkGroup = { links: [editUsers, attendance, messages, listUsers] };
  if (!ownServer) return [specified];
  return [
    specified,
    { head: 'tonight', links: [visits, doorPhones] },
    { head: 'people', links: [followUp, importMembers] },
    { head: 'security', links: [closing, audit, access] },
  ];
}

/** The entries after 'Gestionar usuarios'; only our own server has such screens. */
export function linksAfterUsers(ownServer = false): readonly AdminLink[] {
  return ownServer ? [adminLinks.site] : [];
}

/** Unread counts by the entry's path. */
export type LinkCounts = Readonly<Record<string, number>>;

/**
 * Whether an entry is the current page. Editing an account belongs to its list, a document to 'Sitio'.
 * @param currentPath - path of the page; letter case and a trailing slash do not matter.
 */
export function isCurrent(href: string, currentPath: string): boolean {
  const path = currentPath.toLowerCase().replace(/\/+$/, '');
  if (path === href.toLowerCase()) return true;
  if (href === '/dashboard/editarUser') return path.startsWith('/dashboard/editar/');
  return href === adminLinks.site.href && path.startsWith('/dashboard/sitio/');
}

/** Props of both forms of the navigation. */
export interface AdminNavProps {
  /** Path of the current page, for `aria-current`. */
  readonly currentPath: string;
  /** Called on 'Cerrar sesión'. */
  readonly onSignOut: () => void;
  /** Username of the session. */
  readonly username: string;
  /** Unread counts beside the entries, by path: `{ '/dashboard/form': 3 }`. */
  readonly counts?: LinkCounts | undefined;
  /** The guide at the section about this page; without it there is no help. */
  readonly helpHref?: string | undefined;
  /** Address of the door; without it there is none. */
  readonly doorHref?: string | undefined;
  /** Whether the backend is our own: adds the entries of its screens beyond the specification. @default false */
  readonly ownServer?: boolean | undefined;
}
