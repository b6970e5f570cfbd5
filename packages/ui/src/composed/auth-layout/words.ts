/** In Spanish. */
export const authLayout = { home: 'Volver al inicio' };
