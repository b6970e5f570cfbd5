/** In Spanish. */
export const activityLinks = {
  calendar: 'Agregar a mi calendario',
  share: 'Compartir',
  shareBy: 'Compartir por WhatsApp',
};
