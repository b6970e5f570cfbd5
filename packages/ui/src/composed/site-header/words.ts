/** In Spanish. */
export const siteHeader = {
  navigation: 'Principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
};
