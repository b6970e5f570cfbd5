import { address, choice, flag } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-faq>`. */
export const faqAttributes = {
  ...commonAttributes,
  position: choice({
    options: ['end', 'start', 'inline'],
    description: 'Abajo a la derecha, abajo a la izquierda, o en el lugar de la página donde está.',
  }),
  open: flag({ description: 'El panel está abierto. Cambia también cuando alguien lo abre o lo cierra.' }),
  chat: address({
    description: 'A dónde lleva «Chatear con nosotros»; sin él, al chat o al formulario de la iglesia.',
  }),
};
