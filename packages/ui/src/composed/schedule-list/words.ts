/** In Spanish. */
export const scheduleList = {
  now: 'Ahora',
  membersOnly: 'Solo miembros',
  calendar: 'Agregar a mi calendario',
};
