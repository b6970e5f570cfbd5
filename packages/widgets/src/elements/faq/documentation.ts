import { documentWidget } from '../documentation.ts';
import { faqAttributes } from './attributes.ts';

/** Documentation of `<ministerio-faq>`. */
export const documentation = documentWidget(faqAttributes, {
  tag: 'ministerio-faq',
  title: 'Preguntas frecuentes',
  phrase: 'las preguntas frecuentes',
  summary: 'Un botón flotante con las preguntas que todos hacen: horarios, ubicación y transmisiones.',
  limitKb: 14.6,
  attributes: {
    position: {
      label: 'Lugar',
      description: 'Abajo a la derecha, abajo a la izquierda, o en el lugar de la página donde está.',
      optionLabels: { end: 'Abajo a la derecha', start: 'Abajo a la izquierda', inline: 'Donde está' },
    },
    open: {
      label: 'Abierto',
      description: 'El panel está abierto. Cambia también cuando alguien lo abre o lo cierra.',
    },
    chat: {
      label: 'Chat',
      description: 'A dónde lleva «Chatear con nosotros»; sin él, al chat o al formulario de la iglesia.',
    },
  },
  events: { 'ministerio-toggle': 'El panel se abrió o se cerró.' },
});
