/** In Spanish. */
export const siteFooter = {
  place: 'Ubicación',
  directions: 'Cómo llegar',
  hours: 'Horarios de atención',
  contact: 'Contacto',
  write: 'Escríbenos',
  navigation: 'Pie de página',
  pages: 'Páginas',
  privacy: 'Privacidad',
};
