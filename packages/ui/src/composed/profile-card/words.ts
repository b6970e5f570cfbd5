/** In Spanish. */
export const profileCard = {
  title: 'Perfil de Usuario',
  username: 'Nombre de Usuario:',
  signedOut: 'No autenticado',
};
