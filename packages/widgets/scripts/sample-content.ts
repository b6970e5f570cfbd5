import type { FaqEntry } from '../../content/src/index.ts';

/**
 * A church's complete content, for measuring the widgets' size independently of the church that builds them. It replaces
 * `@ministerio/content`; other exports are the church's own, and no widget contains them.
 */
export * from '../../content/src/index.ts';
export { activities } from './sample-content/activities.ts';
export { church, supportGreeting, visitorGreeting } from './sample-content/church.ts';
export { openMeetings, schedules, sundayServices, unscheduled } from './sample-content/schedules.ts';

export const faq: readonly FaqEntry[] = [
  {
    id: 'horarios',
    question: '¿Cuáles son los horarios de los servicios?',
    answer:
      'Los domingos tenemos cuatro servicios generales: 07:00 a 08:30, 08:30 a 10:30, 10:30 a 12:30 y 18:00 a 20:00.',
  },
  {
    id: 'ubicacion',
    question: '¿Dónde está ubicada la iglesia?',
    answer:
      'Estamos en la Calle Los Tajibos, entre Av. del Parque y Calle 12, Villa de la Sierra, Bolivia. Hay parqueo al frente.',
  },
  {
    id: 'en-vivo',
    question: '¿Transmiten los servicios en vivo?',
    answer:
      'Sí. Puedes ver las transmisiones en vivo y los servicios anteriores en nuestro canal de YouTube.',
  },
];
