import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** As little as a sign-in form can be: two fields and a button, drawn by the script. */
const form = createElement(
  'form',
  null,
  createElement('h1', null, 'Ministerio Juvenil'),
  createElement('input', { name: 'username', 'aria-label': 'Nombre de usuario' }),
  createElement('input', { name: 'password', type: 'password', 'aria-label': 'Numero de membresia' }),
  createElement('button', { type: 'submit' }, 'Ingresar'),
);

const root = document.getElementById('root');
if (root) createRoot(root).render(form);
