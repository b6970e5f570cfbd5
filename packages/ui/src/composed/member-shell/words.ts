/** In Spanish. */
export const memberShell = {
  skip: 'Ir al contenido',
  navigation: 'Área de miembros',
  home: 'Inicio',
  support: 'Soporte',
  attendance: 'Ver Asistencia',
  signOut: 'Cerrar sesión',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
};
