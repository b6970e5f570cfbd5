/** In Spanish. */
export const themeSwitch = { label: 'Cambiar entre tema claro y oscuro' };
