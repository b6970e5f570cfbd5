import { documentWidget } from '../documentation.ts';
import { horariosAttributes } from './attributes.ts';

/** Documentation of `<ministerio-horarios>`. */
export const documentation = documentWidget(horariosAttributes, {
  tag: 'ministerio-horarios',
  title: 'Horarios',
  phrase: 'los horarios',
  summary: 'Lo que hay ahora en la iglesia, lo que sigue y toda la semana, en la hora de la iglesia.',
  limitKb: 13.6,
  attributes: {
    members: {
      label: 'Para miembros',
      description: 'Muestra también las reuniones que son solo para miembros.',
    },
  },
});
