import { createElement } from 'react';

/** As little as a page can say: a heading and a paragraph. */
export function Words() {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Ministerio Juvenil'),
    createElement('p', null, 'Sábados a las 19:00, en Santa Cruz de la Sierra.'),
  );
}
