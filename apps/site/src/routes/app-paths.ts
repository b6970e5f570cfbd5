/**
 * Addresses of the signed-in application (spec section 2), all answered by one shell. Letter case does not matter;
 * `:id` matches one segment. app-routes.tsx has the screen of each.
 */
export const appPaths = [
  '/auth/Login',
  '/auth/Registro',
  '/dashboard',
  '/dashboard/editarUser',
  '/dashboard/listUsers',
  '/dashboard/editar/:id',
  '/dashboard/asistencia',
  '/dashboard/category',
  '/dashboard/form',
  '/dashboard/crearUser',
  '/dashboard/asistenciamembresia',
  '/dashboard/importar',
  '/dashboard/visitas',
  '/dashboard/seguimiento',
  '/dashboard/auditoria',
  '/dashboard/puerta',
  '/dashboard/puerta/abrir',
  '/dashboard/cierre',
  '/dashboard/sitio',
  '/dashboard/sitio/:id',
  '/dashboard/user',
  '/dashboard/user/profile',
  '/dashboard/user/userAsistencia',
  '/dashboard/user/ministerio',
  '/dashboard/user/ministerio/seguimiento',
  '/dashboard/user/clave',
  '/dashboard/user/datos',
] as const;

/** Address of a screen. */
export type AppPath = (typeof appPaths)[number];

/** Whether an address is the login's; letter case does not matter (spec section 2). */
export const isLoginPath = (pathname: string): boolean => /^\/auth\/login\/?$/i.test(pathname);
