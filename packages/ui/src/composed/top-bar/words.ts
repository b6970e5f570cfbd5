/** In Spanish. */
export const topBar = { label: 'Redes sociales y cuenta' };
