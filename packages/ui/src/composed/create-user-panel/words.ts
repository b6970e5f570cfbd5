/** In Spanish. */
export const createUserPanel = { open: 'Crea un nuevo usuario', close: 'Cerrar formulario' };
