import type { ContentSection } from './ministries.ts';

const sections: readonly ContentSection[] = [
  {
    id: 'reunion',
    title: 'Reuniones',
    lead: 'Cuatro servicios cada domingo y un encuentro para cada edad durante la semana.',
    paragraphs: ['Elige la hora que te quede mejor. Todas las puertas llevan a la misma casa.'],
    picture: { emblem: 'reuniones', alt: '' },
  },
  {
    id: 'paraiso',
    title: 'Centro de retiros',
    lead: 'Un lugar apartado para descansar, orar y volver con fuerzas.',
    paragraphs: [
      'Aquí hacemos campamentos de adolescentes y jóvenes, retiros de familias y encuentros de líderes.',
      'Pregunta en la oficina por las fechas y por cómo inscribirte.',
    ],
    picture: { emblem: 'centroderetiros', alt: '' },
  },
  {
    id: 'ciet',
    title: 'Ciet',
    lead: 'Nuestro seminario: formación bíblica para servir con fundamento.',
    paragraphs: [
      'Acércate a la oficina del seminario para conocer los cursos, los requisitos y las inscripciones.',
    ],
    picture: { emblem: 'ciet', alt: '' },
  },
];

/** /red_joven: meetings, retreat centre and seminary, in the order of the navigation. */
export const meetingsPage = {
  title: 'CFA',
  lead: 'Dónde y cuándo nos encontramos.',
  sections,
} as const;
