/** In Spanish. */
export const contactForm = {
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  /** Label of a field that only programs fill in. */
  trap: 'Deja este campo vacío',
  send: 'Enviar mensaje',
};
