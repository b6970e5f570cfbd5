/** In Spanish. */
export const ownRegistration = {
  label: 'Registro propio',
  confirm: 'Confirmar',
  /** Ends the button's name for screen readers. */
  whose: (person: string) => `el registro de ${person}`,
};
