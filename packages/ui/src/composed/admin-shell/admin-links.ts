import { calendar, clock, home, list, mail, tag, upload, users } from '../../primitives/icon/index.ts';

/** One entry of the administrator's navigation. */
export interface AdminLink {
  readonly label: string;
  readonly href: string;
  /** Path data of its icon. */
  readonly icon: string;
}

/** The screens that the navigation links to (spec section 2, letter for letter). */
export const adminLinks = {
  home: { label: 'Inicio', href: '/dashboard', icon: home },
  ministries: { label: 'Gestionar Ministerios', href: '/dashboard/category', icon: tag },
  editUsers: { label: 'Editar usuarios', href: '/dashboard/editarUser', icon: users },
  attendance: { label: 'Ver asistencias', href: '/dashboard/asistencia', icon: calendar },
  messages: { label: 'Ver formulario', href: '/dashboard/form', icon: mail },
  listUsers: { label: 'Lista de usuarios', href: '/dashboard/listUsers', icon: list },
  importMembers: { label: 'Importar miembros', href: '/dashboard/importar', icon: upload },
  audit: { label: 'Registro de cambios', href: '/dashboard/auditoria', icon: clock },
} as const satisfies Readonly<Record<string, AdminLink>>;

/** The entries of the bar. */
export const mainLinks: readonly AdminLink[] = [adminLinks.home, adminLinks.ministries];

/** The entries under 'Gestionar usuarios', before 'Cerrar sesión'; on our own server with its further screens. */
export function linksUnderUsers(ownServer = false): readonly AdminLink[] {
  const { editUsers, attendance, messages, listUsers, importMembers, audit } = adminLinks;
  const links = [editUsers, attendance, messages, listUsers];
  return ownServer ? [...links, importMembers, audit] : links;
}

/** Unread counts by the entry's path. */
export type LinkCounts = Readonly<Record<string, number>>;

/**
 * Whether an entry is the current page. Editing an account belongs to its list.
 * @param currentPath - path of the page; letter case and a trailing slash do not matter.
 */
export function isCurrent(href: string, currentPath: string): boolean {
  const path = currentPath.toLowerCase().replace(/\/+$/, '');
  return (
    path === href.toLowerCase() || (href === '/dashboard/editarUser' && path.startsWith('/dashboard/editar/'))
  );
}
