/** In Spanish. */
export const mapPanel = { title: 'Mapa de la iglesia', directions: 'Abrir en mapas', show: 'Ver el mapa' };
