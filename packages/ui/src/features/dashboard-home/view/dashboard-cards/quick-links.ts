import { calendar, list, mail, tag, users } from '../../../../primitives/icon/index.ts';

/** A link from the administrator's home to a screen. */
export interface QuickLink {
  readonly label: string;
  readonly href: string;
  /** Path data of its icon. */
  readonly icon: string;
  /** What the screen is for. */
  readonly text: string;
  /** Replaces `text` on our own server, where the screen does more. */
  readonly ownText?: string;
  /** Noun for the count, singular and plural. */
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
