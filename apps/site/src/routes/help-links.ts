import type { AppPath } from './app-paths.ts';

/** Where the guide is read. */
const HELP_PATH = '/ayuda';

/** Section of `docs/guia-del-administrador.md` that is about a screen: the id of its heading. */
export const helpSections: Readonly<Partial<Record<AppPath, string>>> = {
  '/dashboard': 'la-pantalla-de-inicio',
  '/dashboard/editarUser': 'alguien-se-registró-solo',
  '/dashboard/listUsers': 'alguien-olvidó-su-número-o-su-contraseña',
  '/dashboard/editar/:id': 'alguien-olvidó-su-número-o-su-contraseña',
  '/dashboard/asistencia': 'revisa-la-asistencia-y-los-aportes',
  '/dashboard/category': '5-crea-los-ministerios',
  '/dashboard/form': 'responde-los-mensajes',
  '/dashboard/crearUser': '6-trae-a-tu-gente',
  '/dashboard/importar': '6-trae-a-tu-gente',
  '/dashboard/asistenciamembresia': 'la-mesa-del-panel',
  '/dashboard/visitas': 'las-visitas',
  '/dashboard/seguimiento': 'los-que-faltan',
  '/dashboard/auditoria': 'mira-quién-cambió-qué',
  '/dashboard/puerta': 'el-teléfono-de-un-voluntario',
  '/dashboard/puerta/abrir': 'el-sábado-en-la-puerta',
  '/dashboard/cierre': 'cierra-el-mes',
  '/dashboard/sitio': 'el-sitio',
  '/dashboard/sitio/:id': 'cambia-algo-y-publícalo',
  '/dashboard/user': 'marca-tu-asistencia',
  '/dashboard/user/profile': 'marca-tu-asistencia',
  '/dashboard/user/userAsistencia': 'mira-tus-asistencias',
  '/dashboard/user/ministerio': 'si-lideras-un-ministerio',
  '/dashboard/user/ministerio/seguimiento': 'si-lideras-un-ministerio',
  '/dashboard/user/clave': 'cambia-tu-contraseña',
  '/dashboard/user/datos': 'tus-datos-y-tus-teléfonos',
};

const sections = Object.entries(helpSections).map(([path, section]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`, 'i'),
  section,
}));

/** The guide at the section about a screen, or at its start. @param path - of the page that is open */
export function helpHref(path: string): string {
  const section = sections.find(({ pattern }) => pattern.test(path))?.section;
  return section === undefined ? HELP_PATH : `${HELP_PATH}#${section}`;
}

/** The member's entry; in a new tab, as the administrator's: what is typed stays. */
export const helpLink = (path: string) => ({ label: 'Ayuda', href: helpHref(path), external: true });
