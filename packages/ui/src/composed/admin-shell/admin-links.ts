import { calendar, clock, home, list, mail, tag, upload, users } from '../../primitives/icon/index.ts';

/** One entry of the administrator's navigation. */
export interface AdminLink {
  readonly label: string;
  readonly href: string;
  /** Path data of its icon. */
  readonly icon: string;
}

/** The entries of the bar (spec section 2, letter for letter). */
export const mainLinks = [
  { label: 'Inicio', href: '/dashboard', icon: home },
  { label: 'Gestionar Ministerios', href: '/dashboard/category', icon: tag },
] as const satisfies readonly AdminLink[];

/** The entries under 'Gestionar usuarios', before 'Cerrar sesión'. */
export const userLinks = [
  { label: 'Editar usuarios', href: '/dashboard/editarUser', icon: users },
  { label: 'Ver asistencias', href: '/dashboard/asistencia', icon: calendar },
  { label: 'Ver formulario', href: '/dashboard/form', icon: mail },
  { label: 'Lista de usuarios', href: '/dashboard/listUsers', icon: list },
] as const satisfies readonly AdminLink[];

/** Screens of our own server beyond the specification, after its entries. */
export const ownLinks = [
  { label: 'Importar miembros', href: '/dashboard/importar', icon: upload },
  { label: 'Registro de cambios', href: '/dashboard/auditoria', icon: clock },
] as const satisfies readonly AdminLink[];

/** The entries under 'Gestionar usuarios'. */
export function linksUnderUsers(ownServer: boolean): readonly AdminLink[] {
  return ownServer ? [...userLinks, ...ownLinks] : userLinks;
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
