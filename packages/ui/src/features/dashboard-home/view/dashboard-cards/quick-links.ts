import { type AdminLink, adminLinks } from '../../../../composed/admin-shell/admin-links.ts';

/** A link from the administrator's home to a screen. */
export interface QuickLink extends AdminLink {
  /** What the screen is for. */
  readonly text: string;
  /** Replaces `text` on our own server, where the screen does more. */
  readonly ownText?: string;
  /** Noun for the count, singular and plural. */
  readonly nouns: readonly [string, string];
}

const { attendance, ministries, editUsers, listUsers, messages } = adminLinks;

/** In the order in which an evening needs them. */
export const quickLinks: readonly QuickLink[] = [
  { ...attendance, text: 'Por ministerio y fecha, con aportes y PDF.', nouns: ['asistencia', 'asistencias'] },
  { ...ministries, text: 'Crea ministerios y asigna a su gente.', nouns: ['ministerio', 'ministerios'] },
  {
    ...editUsers,
    text: 'Corrige datos, elimina cuentas.',
    ownText: 'Corrige datos, cambia roles, elimina cuentas.',
    nouns: ['cuenta', 'cuentas'],
  },
  { ...listUsers, text: 'Códigos de membresía y nombres completos.', nouns: ['persona', 'personas'] },
  {
    ...messages,
    text: 'Los mensajes que llegaron desde el sitio.',
    nouns: ['mensaje sin leer', 'mensajes sin leer'],
  },
];
