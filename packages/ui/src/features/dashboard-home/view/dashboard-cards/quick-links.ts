import { calendar, list, mail, tag, users } from '../../../../primitives/icon/index.ts';

/** A way from the administrator's home to one of its screens. */
export interface QuickLink {
  readonly label: string;
  readonly href: string;
  /** Path data of its icon. */
  readonly icon: string;
  /** What can be done there. */
  readonly text: string;
  /** The same on our own server, where that is more. */
  readonly ownText?: string;
  /** What is counted there, one and many. */
  readonly nouns: readonly [string, string];
}

/** In the order in which an evening needs them. */
export const quickLinks: readonly QuickLink[] = [
  {
    label: 'Ver asistencias',
    href: '/dashboard/asistencia',
    icon: calendar,
    text: 'Por ministerio y fecha, con aportes y PDF.',
    nouns: ['asistencia', 'asistencias'],
  },
  {
    label: 'Gestionar Ministerios',
    href: '/dashboard/category',
    icon: tag,
    text: 'Crea ministerios y asigna a su gente.',
    nouns: ['ministerio', 'ministerios'],
  },
  {
    label: 'Editar usuarios',
    href: '/dashboard/editarUser',
    icon: users,
    text: 'Corrige datos, elimina cuentas.',
    ownText: 'Corrige datos, cambia roles, elimina cuentas.',
    nouns: ['cuenta', 'cuentas'],
  },
  {
    label: 'Lista de usuarios',
    href: '/dashboard/listUsers',
    icon: list,
    text: 'Códigos de membresía y nombres completos.',
    nouns: ['persona', 'personas'],
  },
  {
    label: 'Ver formulario',
    href: '/dashboard/form',
    icon: mail,
    text: 'Los mensajes que llegaron desde el sitio.',
    nouns: ['mensaje sin leer', 'mensajes sin leer'],
  },
];
