/** In Spanish. */
export const activitiesCarousel = { label: 'Actividades' };
