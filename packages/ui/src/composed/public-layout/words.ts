/** In Spanish. */
export const publicLayout = { skip: 'Saltar al contenido' };
