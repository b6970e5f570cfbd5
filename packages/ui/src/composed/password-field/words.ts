/** In Spanish. */
export const passwordField = { reveal: 'Mostrar lo escrito' };
